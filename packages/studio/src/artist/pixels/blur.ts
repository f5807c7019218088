/** Box blur. Two passes approximate a Gaussian, and the cost does not depend on the radius. */
export const blur = (plane: Float32Array, W: number, H: number, radius: number, times = 2): Float32Array => {
  const R = Math.max(1, Math.round(radius));
  const from: Float32Array = new Float32Array(plane);
  const to: Float32Array = new Float32Array(plane.length);
  for (let i = 0; i < times; i++) {
    boxRows(from, to, W, H, R);
    boxColumns(to, from, W, H, R);
  }
  return from;
};

export const boxRows = (from: Float32Array, to: Float32Array, W: number, H: number, R: number): void => {
  const fours = H - (H % 4);
  for (let y = 0; y < fours; y += 4) boxFourRows(from, to, W, R, y * W);
  for (let y = fours; y < H; y++) boxRow(from.subarray(y * W, (y + 1) * W), to.subarray(y * W, (y + 1) * W), R);
};

const boxRow = (from: Float32Array, to: Float32Array, R: number): void => {
  const k = 1 / (2 * R + 1);
  const last = from.length - 1;
  let sum = firstSum(from, 0, last, R);
  for (let x = 0; x <= last; x++) {
    to[x] = sum * k;
    sum += (from[Math.min(last, x + R + 1)] ?? 0) - (from[Math.max(x - R, 0)] ?? 0);
  }
};

/** Each sum waits for the one before, so four rows at once take hardly longer than one. */
const boxFourRows = (from: Float32Array, to: Float32Array, W: number, R: number, a: number): void => {
  const k = 1 / (2 * R + 1);
  const [b, c, d, last] = [a + W, a + 2 * W, a + 3 * W, W - 1];
  let sumA = firstSum(from, a, last, R);
  let sumB = firstSum(from, b, last, R);
  let sumC = firstSum(from, c, last, R);
  let sumD = firstSum(from, d, last, R);
  for (let x = 0; x < W; x++) {
    const next = x + R < last ? x + R + 1 : last;
    const old = x > R ? x - R : 0;
    to[a + x] = sumA * k;
    to[b + x] = sumB * k;
    to[c + x] = sumC * k;
    to[d + x] = sumD * k;
    sumA += (from[a + next] ?? 0) - (from[a + old] ?? 0);
    sumB += (from[b + next] ?? 0) - (from[b + old] ?? 0);
    sumC += (from[c + next] ?? 0) - (from[c + old] ?? 0);
    sumD += (from[d + next] ?? 0) - (from[d + old] ?? 0);
  }
};

const firstSum = (from: Float32Array, start: number, last: number, R: number): number => {
  let sum = (from[start] ?? 0) * (R + 1);
  for (let x = 1; x <= R; x++) sum += from[start + Math.min(last, x)] ?? 0;
  return sum;
};

export const boxColumns = (from: Float32Array, to: Float32Array, W: number, H: number, R: number): void => {
  const k = 1 / (2 * R + 1);
  const sums = new Float32Array(W);
  for (let x = 0; x < W; x++) sums[x] = (from[x] ?? 0) * (R + 1);
  for (let y = 1; y <= R; y++) {
    const o = Math.min(H - 1, y) * W;
    for (let x = 0; x < W; x++) sums[x] = (sums[x] ?? 0) + (from[o + x] ?? 0);
  }
  for (let y = 0; y < H; y++) {
    const o = y * W;
    const next = (y + R + 1 < H ? y + R + 1 : H - 1) * W;
    const last = Math.max(y - R, 0) * W;
    for (let x = 0; x < W; x++) {
      to[o + x] = (sums[x] ?? 0) * k;
      sums[x] = (sums[x] ?? 0) + (from[next + x] ?? 0) - (from[last + x] ?? 0);
    }
  }
};
