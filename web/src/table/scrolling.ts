// A region that scrolls needs keyboard focus; one that fits should not be in the way of the Tab key.

/** Focusable while its content is higher than it is. */
export function focusableWhileScrolling(region: HTMLElement): () => void {
  const look = (): void => {
    if (region.scrollHeight > region.clientHeight + 1) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  for (const each of [region, ...region.children]) sizes.observe(each);
  return () => sizes.disconnect();
}
