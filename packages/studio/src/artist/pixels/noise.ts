/** A square of seamless noise, -1 to 1. */
export interface Tile {
  readonly size: number;
  readonly values: Float32Array;
}

/** Returns a function that computes the tile on first use. Call it once per picture, not per pixel. */
export const noise = (octaves: readonly number[], persistence: number, seed: number): (() => Tile) => {
  let made: Tile | undefined;
  return () => {
    made ??= { size, values: layered(octaves, persistence, seed) };
    return made;
  };
};
const size = 512;

/** The value at a position that is not negative. */
export const noiseAt = ({ values }: Tile, x: number, y: number): number =>
  values[(Math.floor(y) & (size - 1)) * size + (Math.floor(x) & (size - 1))] ?? 0;

export const paperGrain = noise([16, 64, 128, 256, 512], 0.85, 21);
export const fibres = noise([8, 16, 32, 64, 128], 0.6, 5);
export const blots = noise([3, 6, 12, 24], 0.65, 31);
export const filmGrain = noise([256, 512], 0.9, 99);

const layered = (octaves: readonly number[], persistence: number, seed: number): Float32Array => {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const out = new Float32Array(size * size);
  let strength = 1;
  for (const cells of octaves) {
    const grid = new Float32Array(cells * cells).map(random);
    const step = cells / size;
    for (let y = 0; y < size; y++) {
      const v = y * step;
      const fy = v - Math.floor(v);
      const sy = fy * fy * (3 - 2 * fy);
      const upper = (Math.floor(v) % cells) * cells;
      const lower = ((Math.floor(v) + 1) % cells) * cells;
      for (let x = 0; x < size; x++) {
        const u = x * step;
        const fx = u - Math.floor(u);
        const sx = fx * fx * (3 - 2 * fx);
        const c0 = Math.floor(u) % cells;
        const c1 = (c0 + 1) % cells;
        const a = (grid[upper + c0] ?? 0) + ((grid[upper + c1] ?? 0) - (grid[upper + c0] ?? 0)) * sx;
        const b = (grid[lower + c0] ?? 0) + ((grid[lower + c1] ?? 0) - (grid[lower + c0] ?? 0)) * sx;
        const i = y * size + x;
        out[i] = (out[i] ?? 0) + strength * (a + (b - a) * sy - 0.5);
      }
    }
    strength *= persistence;
  }
  const most = out.reduce((m, v) => Math.max(m, Math.abs(v)), 0);
  return out.map((v) => v / most);
};
