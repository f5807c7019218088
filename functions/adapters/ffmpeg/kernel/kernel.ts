import { kernelWasm } from "./kernel.generated.ts";

// TypeScript declares WebAssembly only in its DOM library, so declare the part that we use.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** The exports of kernel.as. Addresses and sizes are in bytes of `memory`. */
interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  grow(pages: number): number;
  columns(table: number, count: number, x0: number, step: number): void;
  zoom(sourceA: number, sourceB: number, ...rest: Tail): void;
  zoomOver(sourceA: number, sourceB: number, alpha: number, ...rest: Tail): void;
  dip(plane: number, count: number, value: number, weight: number): void;
  over(into: number, stride: number, colour: number, alpha: number, width: number, height: number, k: number): void;
  premultiply(rgba: number, count: number, y: number, u: number, v: number, alpha: number): void;
  halve(source: number, width: number, height: number, into: number, stride: number): void;
  copyRows(source: number, sourceStride: number, into: number, stride: number, width: number, height: number): void;
  margins(
    plane: number,
    stride: number,
    width: number,
    height: number,
    pad: number,
    rows: number,
    ...sides: Sides
  ): void;
  cover(alpha: number, stride: number, width: number, height: number): number;
}
type Sides = readonly [left: number, top: number, right: number, bottom: number];
type Tail = readonly [
  stride: number,
  rows: number,
  intoA: number,
  intoB: number,
  intoStride: number,
  width: number,
  height: number,
  table: number,
  room: number,
  yA: number,
  yB: number,
  step: number,
];

/** A kernel instance with its own memory. Each scene has one while it renders. */
export interface Kernel {
  readonly run: KernelExports;
  /** Allocates bytes, aligned for SIMD. The memory may grow, which detaches views: call `bytes()` again afterwards. */
  allocate(size: number): number;
  /** The current end of the allocated memory. `release(mark)` frees everything allocated after it. */
  readonly mark: number;
  release(mark: number): void;
  bytes(): Uint8Array<ArrayBuffer>;
}

let compiled: object | undefined;

export const newKernel = (): Kernel => {
  compiled ??= new WebAssembly.Module(Buffer.from(kernelWasm, "base64"));
  // The AssemblyScript compiler checks the types of kernel.as; this cast declares them to TypeScript.
  const run = new WebAssembly.Instance(compiled).exports as KernelExports;
  let top = pageSize;
  return {
    run,
    allocate(size) {
      const at = top;
      top += aligned(size);
      const missing = top + slack - run.memory.buffer.byteLength;
      if (missing > 0 && run.grow(Math.ceil(missing / pageSize)) < 0) throw new Error("The kernel is out of memory");
      return at;
    },
    get mark() {
      return top;
    },
    release(mark) {
      top = mark;
    },
    bytes: () => new Uint8Array(run.memory.buffer),
  };
};

const pageSize = 65_536;
/** The kernel may read and rewrite up to 16 bytes beyond a plane. */
const slack = 256;
const aligned = (size: number): number => (size + 63) & ~63;
