"""The functions of a module that Python calls, one for each kernel.

Such a function has one argument, the address of a frame: 64-bit slots with the kernel's arguments, behind them those
for its result. A number takes one slot, a record one with its address, an array one with its address and one for each
of its dimensions. `browser.runtime.kernels` writes and reads frames.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.np import arrayobj

I32, I64, REAL = ir.IntType(32), ir.IntType(64), ir.DoubleType()
ADDRESS = ir.IntType(8).as_pointer()
SLOT = 8  # bytes


class Frame:
    """The slots of a frame, one after the other."""

    def __init__(self, builder: ir.IRBuilder, address: ir.Value) -> None:
        self._builder, self._address, self._used = builder, address, 0

    def _place(self, kind: ir.Type) -> ir.Value:
        at = self._builder.gep(self._address, [ir.Constant(I32, SLOT * self._used)])
        self._used += 1
        return self._builder.bitcast(at, kind.as_pointer())

    def integer(self) -> ir.Value:
        return self._builder.load(self._place(I64))

    def real(self) -> ir.Value:
        return self._builder.load(self._place(REAL))

    def address(self) -> ir.Value:
        return self._builder.inttoptr(self.integer(), ADDRESS)  # of as many bits as addresses have

    def put(self, value: ir.Value, kind: Any) -> None:
        if isinstance(kind, types.Float):
            wide = value if value.type == REAL else self._builder.fpext(value, REAL)
        elif isinstance(kind, types.Boolean):
            wide = self._builder.zext(self._builder.icmp_unsigned("!=", value, ir.Constant(value.type, 0)), I64)
        else:
            widen = self._builder.sext if kind.signed else self._builder.zext
            wide = value if value.type == I64 else widen(value, I64)
        self._builder.store(wide, self._place(wide.type))


def add_wrapper(context: Any, library: Any, name: str, dispatcher: Any, signature: tuple[Any, ...]) -> str:
    """Compile a kernel for these types, and put a function of this name into the library that calls it
    (`core.kernels.parts.whole`). Returns its result: `none`, `integer`, `real` or the number of integers."""
    compiled = dispatcher.part(tuple(signature))
    library.add_linking_library(compiled.library)
    module = library.create_ir_module(f"wrapper_{name}")
    wrapper = ir.Function(module, ir.FunctionType(ir.VoidType(), [ADDRESS]), name)
    builder = ir.IRBuilder(wrapper.append_basic_block())
    frame = Frame(builder, wrapper.args[0])
    arguments = [_argument(context, builder, frame, kind) for kind in signature]
    result = compiled.signature.return_type
    callee = context.declare_function(module, compiled.fndesc)
    status, value = context.call_conv.call_function(builder, callee, result, signature, arguments)
    with cgutils.if_unlikely(builder, status.is_error):
        trap = module.declare_intrinsic("llvm.trap", fnty=ir.FunctionType(ir.VoidType(), []))
        builder.call(trap, [])
        builder.unreachable()
    gives = _put_result(builder, frame, value, result)
    builder.ret_void()
    library.add_ir_module(module)
    return gives


def _argument(context: Any, builder: ir.IRBuilder, frame: Frame, kind: Any) -> ir.Value:
    if isinstance(kind, types.Integer):
        return frame.integer()
    if isinstance(kind, types.Float):
        return frame.real()
    if isinstance(kind, types.Record):
        return builder.bitcast(frame.address(), context.get_value_type(kind))
    if not isinstance(kind, types.Array) or kind.layout != "C":
        raise TypeError(f"no kernel that Python calls can take {kind}")
    array = context.make_array(kind)(context, builder)
    data = frame.address()
    shape = [frame.integer() for _ in range(kind.ndim)]
    item = kind.dtype.size if isinstance(kind.dtype, types.Record) else kind.dtype.bitwidth // 8
    strides: list[ir.Value] = []
    step: ir.Value = ir.Constant(I64, item)
    for extent in reversed(shape):
        strides.insert(0, step)
        step = builder.mul(step, extent)
    arrayobj.populate_array(
        array,
        data=builder.bitcast(data, array.data.type),
        shape=shape,
        strides=strides,
        itemsize=ir.Constant(I64, item),
        meminfo=None,
    )
    return array._getvalue()


def _put_result(builder: ir.IRBuilder, frame: Frame, value: ir.Value, kind: Any) -> str:
    if kind == types.none:
        return "none"
    if isinstance(kind, (types.Tuple, types.UniTuple)):
        for k, part in enumerate(kind):
            frame.put(builder.extract_value(value, k), part)
        return str(len(kind))
    frame.put(value, kind)
    return "real" if isinstance(kind, types.Float) else "integer"
