import { mount } from "svelte";
import App from "./App.svelte";
import { showColours } from "./device/colours";
import { showTheme } from "./device/theme";
import { offline } from "./offline/offline.svelte";
import "./style/base.css";
import { showMotion } from "./table/motion";
import { chooseLanguage, preferredLanguage } from "./text/texts.svelte";

showTheme();
showColours();
showMotion();
await chooseLanguage(preferredLanguage());
const target = document.getElementById("app");
if (target) mount(App, { target });

const QUIET = 4000; // milliseconds until the page has all that its reader waits for
setTimeout(() => void offline.start(), QUIET);
