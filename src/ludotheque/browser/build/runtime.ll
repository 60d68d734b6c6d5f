; What compiled kernels ask of their surroundings: memory, in blocks of powers of two that are used again.
; A block begins with what Numba knows of it (its users, two pointers, where its data are, their size), then its size as
; a power of two and the next free block of that size.
target triple = "wasm32-unknown-unknown"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"

@__heap_base = external global i8
@top = internal global i32 0
@free = internal global [33 x i32] zeroinitializer

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

define i32 @alloc(i32 %bytes) {
  %known = load i32, ptr @top
  %first = icmp eq i32 %known, 0
  %base = ptrtoint ptr @__heap_base to i32
  %above = add i32 %base, 15
  %aligned = and i32 %above, -16
  %at = select i1 %first, i32 %aligned, i32 %known
  %more = add i32 %bytes, 15
  %size = and i32 %more, -16
  %end = add i32 %at, %size
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %up = add i32 %end, 65535
  %wanted = lshr i32 %up, 16
  %enough = icmp ule i32 %wanted, %pages
  br i1 %enough, label %done, label %grow
grow:
  %missing = sub i32 %wanted, %pages
  %grown = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %missing)
  %failed = icmp eq i32 %grown, -1
  br i1 %failed, label %full, label %done
full:
  call void @llvm.trap()
  unreachable
done:
  store i32 %end, ptr @top
  ret i32 %at
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %bytes = trunc i64 %size to i32
  br label %wider
wider:
  %power = phi i32 [ 5, %0 ], [ %next, %wider ]
  %next = add i32 %power, 1
  %room = shl i32 1, %power
  %fits = icmp uge i32 %room, %bytes
  br i1 %fits, label %look, label %wider
look:
  %list = getelementptr [33 x i32], ptr @free, i32 0, i32 %power
  %found = load i32, ptr %list
  %none = icmp eq i32 %found, 0
  br i1 %none, label %new, label %again
again:
  %old = inttoptr i32 %found to ptr
  %link = getelementptr i8, ptr %old, i32 36
  %following = load i32, ptr %link
  store i32 %following, ptr %list
  br label %ready
new:
  %whole = add i32 %room, 48
  %at = call i32 @alloc(i32 %whole)
  %made = inttoptr i32 %at to ptr
  %data = add i32 %at, 48
  %data_field = getelementptr i8, ptr %made, i32 16
  store i32 %data, ptr %data_field
  %power_field = getelementptr i8, ptr %made, i32 32
  store i32 %power, ptr %power_field
  br label %ready
ready:
  %block = phi ptr [ %old, %again ], [ %made, %new ]
  store i64 1, ptr %block
  %size_field = getelementptr i8, ptr %block, i32 24
  store i64 %size, ptr %size_field
  ret ptr %block
}

define void @NRT_MemInfo_call_dtor(ptr %block) {
  %power_field = getelementptr i8, ptr %block, i32 32
  %power = load i32, ptr %power_field
  %list = getelementptr [33 x i32], ptr @free, i32 0, i32 %power
  %following = load i32, ptr %list
  %link = getelementptr i8, ptr %block, i32 36
  store i32 %following, ptr %link
  %at = ptrtoint ptr %block to i32
  store i32 %at, ptr %list
  ret void
}
