// The pixel kernel, in AssemblyScript with SIMD: planar YUV 4:2:0, BT.709, limited range.
// Positions are sub-pixel everywhere, which is what keeps a slow zoom from trembling.
// One file, because it is one WebAssembly module; `build.ts` compiles it into kernel.generated.ts.

export function grow(pages: i32): i32 {
  return memory.grow(pages);
}

// --- Four-tap resampling -----------------------------------------------------------------

// Catmull-Rom: exact at whole positions, no blur between them. First between rows, where neighbours lie as they are
// needed, and each row that is wanted is made once; then between its columns.
// A row between rows counts brightness in parts of 112: 16 bits hold that where the taps overshoot, and the half that
// rounds the end result. 112 x 9362 is 2 ^ 20.
const rowUnit: i32 = 112;
const half: i16 = 56;
const columnUnit: f32 = 9362;

// What a loop needs is loaded before it, or V8 works out, converts and splats it anew in each turn.
const numbers = memory.data<f32>([
  // Added to a small number, it leaves that in the low bits.
  12582912, 12582912, 12582912, 12582912,
  65536, 65536, 65536, 65536,
  columnUnit / 65536, columnUnit / 65536, columnUnit / 65536, columnUnit / 65536,
  columnUnit / 65536 / 65536 / 65536 / 2, columnUnit / 65536 / 65536 / 65536 / 2,
  columnUnit / 65536 / 65536 / 65536 / 2, columnUnit / 65536 / 65536 / 65536 / 2,
]);

// A table of columns. For 4 outputs: [i32 byte of the first pixel, pad to 16][weights of pixels 1 and 2][3 and 4]
// [5 and 6] = 64 bytes, each vector for the 4 outputs, whose pixels begin one further for each. An output has weights
// for 4 of its 6, from the first, second or third on: a step is from 1 / 3 to 5 / 3, and beyond that pixels are missed.
// There are entries for 16 more, as outputs are made by 16.
export function columns(table: usize, count: i32, x0: f64, step: f64): void {
  const low = v128.load(numbers), one = v128.load(numbers, 16), unit = v128.load(numbers, 32), most = v128.load(numbers, 48);
  // Places with 32 bits of fraction from one 4 to the next, and with 16 within.
  const long = <i64>(step * 17179869184.0), short = <i32>(step * 65536.0);
  for (let k = 0; k < 4; k++) {
    store<i32>(table + <usize>(k << 2), k * short);
    store<i32>(table + <usize>(k << 2), k, 16);
  }
  const steps = v128.load(table), lanes = v128.load(table, 16);
  let at = <i64>(x0 * 4294967296.0);
  for (const end = table + <usize>((count + 19) >> 2 << 6); table < end; table += 64) {
    const fraction = <i32>(at >> 16) & 0xffff;
    const places = i32x4.add(i32x4.splat(fraction), steps);
    const f = f32x4.convert_i32x4_s(v128.and(places, lowBits())), e = f32x4.sub(one, f);
    // -f e e / 2, and so on: what the others have follows from their sum and from what a slope must yield.
    const fe = f32x4.mul(f32x4.mul(f, e), most);
    const n1 = f32x4.sub(low, f32x4.mul(fe, e)), n4 = f32x4.sub(low, f32x4.mul(fe, f));
    const n3 = i32x4.sub(i32x4.add(f32x4.add(low, f32x4.mul(f, unit)), n1), i32x4.add(n4, n4));
    const n2 = i32x4.sub(i32x4.sub(i32x4.splat(<i32>columnUnit), n1), i32x4.add(n3, n4));
    const pixels12 = v128.or(v128.and(n1, lowBits()), i32x4.shl(n2, 16));
    const pixels34 = v128.or(v128.and(n3, lowBits()), i32x4.shl(n4, 16));

    const ahead = ((fraction + 3 * short) >> 16) - 3;
    const back = ahead < 0 ? ahead : 0;
    const later = i32x4.sub(i32x4.sub(i32x4.shr_u(places, 16), lanes), i32x4.splat(back));
    const at0 = i32x4.lt_s(later, i32x4.splat(1)), at1 = i32x4.eq(later, i32x4.splat(1)), at2 = i32x4.gt_s(later, i32x4.splat(1));
    store<i32>(table, (<i32>(at >> 32) - 1 + back) << 1);
    v128.store(table, v128.or(v128.and(pixels12, at0), v128.and(i32x4.shl(pixels12, 16), at1)), 16);
    const across = v128.or(i32x4.shr_u(pixels12, 16), i32x4.shl(pixels34, 16));
    v128.store(table, v128.or(v128.or(v128.and(pixels34, at0), v128.and(pixels12, at2)), v128.and(across, at1)), 32);
    v128.store(table, v128.or(v128.and(pixels34, at2), v128.and(i32x4.shr_u(pixels34, 16), at1)), 48);
    at += long;
  }
}

@inline
function lowBits(): v128 {
  return i32x4.splat(0xffff);
}

// The row between rows at a place; beyond the plane its edge row repeats. `count` is a multiple of 16. The weights are
// stored and loaded, as above.
function between(src: usize, stride: i32, rows: i32, at: f64, out: usize, count: i32): void {
  const whole = Math.floor(at);
  const f = at - whole;
  const n1 = rowWeight(((1.0 - 0.5 * f) * f - 0.5) * f);
  const n3 = rowWeight(((2.0 - 1.5 * f) * f + 0.5) * f);
  const n4 = rowWeight((0.5 * f - 0.5) * f * f);
  store<i16>(out, <i16>n1);
  store<i16>(out, <i16>(rowUnit - n1 - n3 - n4), 2);
  store<i16>(out, <i16>n3, 4);
  store<i16>(out, <i16>n4, 6);
  store<i16>(out, half, 8);
  const w1 = v128.load_splat<i16>(out), w2 = v128.load_splat<i16>(out, 2);
  const w3 = v128.load_splat<i16>(out, 4), w4 = v128.load_splat<i16>(out, 6);
  const round = v128.load_splat<i16>(out, 8);
  const r = <i32>whole;
  let a = src + <usize>(inside(r - 1, rows) * stride), b = src + <usize>(inside(r, rows) * stride);
  let c = src + <usize>(inside(r + 1, rows) * stride), d = src + <usize>(inside(r + 2, rows) * stride);
  for (const end = out + <usize>(count << 1); out < end; out += 32) {
    const low = i16x8.add(
      i16x8.add(i16x8.mul(v128.load_ext<u8>(a), w1), i16x8.mul(v128.load_ext<u8>(b), w2)),
      i16x8.add(i16x8.mul(v128.load_ext<u8>(c), w3), i16x8.mul(v128.load_ext<u8>(d), w4)),
    );
    const high = i16x8.add(
      i16x8.add(i16x8.mul(v128.load_ext<u8>(a, 8), w1), i16x8.mul(v128.load_ext<u8>(b, 8), w2)),
      i16x8.add(i16x8.mul(v128.load_ext<u8>(c, 8), w3), i16x8.mul(v128.load_ext<u8>(d, 8), w4)),
    );
    v128.store(out, i16x8.add(low, round));
    v128.store(out, i16x8.add(high, round), 16);
    a += 16;
    b += 16;
    c += 16;
    d += 16;
  }
}

@inline
function rowWeight(weight: f64): i32 {
  // Not `nearest`, which slows down all that follows on x64.
  return <i32>Math.round(weight * <f64>rowUnit);
}

@inline
function inside(row: i32, rows: i32): i32 {
  return row < 0 ? 0 : row > rows - 1 ? rows - 1 : row;
}

// Four columns of a row between rows: pixels beside each other, with weights that are nothing where a column needs none.
@inline
function four(row: usize, w12: v128, w34: v128, w56: v128): v128 {
  const even = v128.load(row), odd = v128.load(row, 2);
  const p12 = v128.shuffle<i16>(even, odd, 0, 8, 1, 9, 2, 10, 3, 11);
  const p56 = v128.shuffle<i16>(even, odd, 4, 12, 5, 13, 6, 14, 7, 15);
  const p34 = v128.shuffle<i32>(p12, p56, 2, 3, 4, 5);
  return i32x4.shr_s(
    i32x4.add(i32x4.add(i32x4.dot_i16x8_s(p12, w12), i32x4.dot_i16x8_s(p34, w34)), i32x4.dot_i16x8_s(p56, w56)),
    20,
  );
}

@inline
function eight(row: usize, t: usize): v128 {
  return i16x8.narrow_i32x4_s(
    four(row + <usize>load<i32>(t), v128.load(t, 16), v128.load(t, 32), v128.load(t, 48)),
    four(row + <usize>load<i32>(t, 64), v128.load(t, 80), v128.load(t, 96), v128.load(t, 112)),
  );
}

// Stores what belongs to the row and leaves the neighbours as they were.
@inline
function storeUpTo(at: usize, value: v128, left: i32): void {
  if (left >= 16) {
    v128.store(at, value);
    return;
  }
  const lanes = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  v128.store(at, v128.bitselect(value, v128.load(at), i8x16.lt_s(lanes, i8x16.splat(<i8>left))));
}

// How many columns of the source the entries up to `end` need, a multiple of 16.
@inline
function reach(table: usize, end: usize): i32 {
  return ((load<i32>(end - 64) >> 1) - (load<i32>(table) >> 1) + 24) & ~15;
}

// Opaque pieces of two planes, or of every other row of one, resampled into their places side by side, which reads the
// table once for both. `room` is for two rows.
export function zoom(
  srcA: usize, srcB: usize, stride: i32, rows: i32, dstA: usize, dstB: usize, dstStride: i32, width: i32, height: i32,
  table: usize, room: usize, yA: f64, yB: f64, step: f64,
): void {
  const whole = table + <usize>((width >> 3) << 7), end = table + <usize>(((width + 15) >> 4) << 8);
  const first = <usize>(load<i32>(table) >> 1), count = reach(table, end);
  const length = <usize>(count << 1);
  const a = room - (first << 1), b = a + length;
  for (let y = 0; y < height; y++) {
    between(srcA + first, stride, rows, yA + <f64>y * step, room, count);
    between(srcB + first, stride, rows, yB + <f64>y * step, room + length, count);
    let p = dstA, q = dstB, t = table;
    // Eight of one, then eight of the other: with more under way V8 runs out of registers.
    for (; t < whole; t += 128) {
      const at = <usize>load<i32>(t), u = v128.load(t, 16), v = v128.load(t, 32), w = v128.load(t, 48);
      const at4 = <usize>load<i32>(t, 64), u4 = v128.load(t, 80), v4 = v128.load(t, 96), w4 = v128.load(t, 112);
      const ofA = i16x8.narrow_i32x4_s(four(a + at, u, v, w), four(a + at4, u4, v4, w4));
      v128.store64_lane(p, i8x16.narrow_i16x8_u(ofA, ofA), 0);
      const ofB = i16x8.narrow_i32x4_s(four(b + at, u, v, w), four(b + at4, u4, v4, w4));
      v128.store64_lane(q, i8x16.narrow_i16x8_u(ofB, ofB), 0);
      p += 8;
      q += 8;
    }
    if (width & 7) {
      const ofA = eight(a, t), ofB = eight(b, t);
      storeUpTo(p, i8x16.narrow_i16x8_u(ofA, ofA), width & 7);
      storeUpTo(q, i8x16.narrow_i16x8_u(ofB, ofB), width & 7);
    }
    dstA += <usize>dstStride;
    dstB += <usize>dstStride;
  }
}

// dst * (255 - alpha) / 255 + premultiplied
@inline
function blend16(under: v128, premultiplied: v128, inverse: v128): v128 {
  const half = i16x8.splat(128);
  const low = i16x8.add(i16x8.extmul_low_i8x16_u(under, inverse), half);
  const high = i16x8.add(i16x8.extmul_high_i8x16_u(under, inverse), half);
  return i8x16.add_sat_u(
    i8x16.narrow_i16x8_u(
      i16x8.shr_u(i16x8.add(low, i16x8.shr_u(low, 8)), 8),
      i16x8.shr_u(i16x8.add(high, i16x8.shr_u(high, 8)), 8),
    ),
    premultiplied,
  );
}

// Beside a hard edge the taps overshoot. Where alpha would exceed 255 the colour is brought back by as much, or the
// edge would glow.
@inline
function damped8(colour: v128, alpha: v128): v128 {
  const beyond = i16x8.max_s(i16x8.sub(alpha, i16x8.splat(255)), i16x8.splat(0));
  // 118 / 32768 for each step beyond is near 1 - 255 / alpha, as far as taps reach.
  return i16x8.sub(colour, i16x8.q15mulr_sat_s(colour, i16x8.mul(beyond, i16x8.splat(118))));
}

// The same of pieces with alpha, laid over what is there. `room` is for four rows.
export function zoomOver(
  srcA: usize, srcB: usize, alpha: usize, stride: i32, rows: i32, dstA: usize, dstB: usize, dstStride: i32, width: i32, height: i32,
  table: usize, room: usize, yA: f64, yB: f64, step: f64,
): void {
  const end = table + <usize>(((width + 15) >> 4) << 8);
  const first = <usize>(load<i32>(table) >> 1), count = reach(table, end);
  const length = <usize>(count << 1);
  const a = room - (first << 1), b = a + length, c = b + length, d = yA == yB ? c : c + length;
  for (let y = 0; y < height; y++) {
    between(srcA + first, stride, rows, yA + <f64>y * step, room, count);
    between(srcB + first, stride, rows, yB + <f64>y * step, room + length, count);
    between(alpha + first, stride, rows, yA + <f64>y * step, room + 2 * length, count);
    if (c != d) between(alpha + first, stride, rows, yB + <f64>y * step, room + 3 * length, count);
    let x = 0;
    for (let t = table; t < end; t += 256) {
      const low = eight(c, t), high = eight(c, t + 128);
      layOver(dstA + <usize>x, a, t, low, high, width - x);
      if (c == d) layOver(dstB + <usize>x, b, t, low, high, width - x);
      else layOver(dstB + <usize>x, b, t, eight(d, t), eight(d, t + 128), width - x);
      x += 16;
    }
    dstA += <usize>dstStride;
    dstB += <usize>dstStride;
  }
}

@inline
function layOver(dst: usize, row: usize, t: usize, low: v128, high: v128, left: i32): void {
  const opacity = i8x16.narrow_i16x8_u(low, high);
  if (!v128.any_true(opacity)) return;
  const colour = i8x16.narrow_i16x8_u(damped8(eight(row, t), low), damped8(eight(row, t + 128), high));
  storeUpTo(dst, blend16(v128.load(dst), colour, v128.not(opacity)), left);
}

// --- Whole frames and patches --------------------------------------------------------------

// Towards one value: w = 0 leaves the plane, 256 fills it. The planes of a frame end at multiples of 4, not of 16.
export function dip(plane: usize, count: i32, value: i32, w: i32): void {
  const keep = i16x8.splat(<i16>(256 - w)), add = i16x8.splat(<i16>(value * w + 128));
  for (let i = 0; i < count; i += 16) {
    const at = plane + <usize>i;
    const p = v128.load(at);
    const low = i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(p), keep), add), 8);
    const high = i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(p), keep), add), 8);
    storeUpTo(at, i8x16.narrow_i16x8_u(low, high), count - i);
  }
}

// A patch at whole pixels, with an opacity of k / 256; its width is a multiple of 16, padded with nothing.
export function over(dst: usize, dstStride: i32, premultiplied: usize, alpha: usize, width: i32, height: i32, k: i32): void {
  const opacity = i16x8.splat(<i16>k);
  for (let y = 0; y < height; y++) {
    const d = dst + <usize>(y * dstStride);
    const p = premultiplied + <usize>(y * width), q = alpha + <usize>(y * width);
    for (let x: usize = 0; x < <usize>width; x += 16) {
      let a = v128.load(q + x);
      if (!v128.any_true(a)) continue;
      let c = v128.load(p + x);
      if (k < 256) {
        a = scale16(a, opacity);
        c = scale16(c, opacity);
      }
      v128.store(d + x, blend16(v128.load(d + x), c, v128.not(a)));
    }
  }
}

@inline
function scale16(v: v128, k: v128): v128 {
  return i8x16.narrow_i16x8_u(
    i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(v), k), 8),
    i16x8.shr_u(i16x8.mul(i16x8.extend_high_i8x16_u(v), k), 8),
  );
}

// --- Into planes, once a picture -------------------------------------------------------------

@inline
function div255(v: i32): i32 {
  return (v + 128 + ((v + 128) >> 8)) >> 8;
}

// RGBA with straight alpha -> premultiplied Y, U, V and alpha, all at full size.
export function premultiply(rgba: usize, count: i32, y: usize, u: usize, v: usize, alpha: usize): void {
  for (let i = 0; i < count; i++) {
    const s = rgba + <usize>(i << 2);
    const r = <i32>load<u8>(s), g = <i32>load<u8>(s, 1), b = <i32>load<u8>(s, 2), a = <i32>load<u8>(s, 3);
    const at = <usize>i;
    store<u8>(y + at, <u8>div255(a * ((11966 * r + 40254 * g + 4064 * b + (16 << 16) + 32768) >> 16)));
    store<u8>(u + at, <u8>div255(a * ((-6596 * r - 22188 * g + 28784 * b + (128 << 16) + 32768) >> 16)));
    store<u8>(v + at, <u8>div255(a * ((28784 * r - 26145 * g - 2639 * b + (128 << 16) + 32768) >> 16)));
    store<u8>(alpha + at, <u8>a);
  }
}

// Half the size both ways, sited as H.264 expects: on the left column (1 2 1), between two rows.
export function halve(src: usize, width: i32, height: i32, dst: usize, dstStride: i32): void {
  for (let y = 0; y < (height + 1) >> 1; y++) {
    const a = src + <usize>(2 * y * width);
    const b = 2 * y + 1 < height ? a + <usize>width : a;
    const d = dst + <usize>(y * dstStride);
    for (let x = 0; x < (width + 1) >> 1; x++) {
      const m = <usize>(2 * x), l = m > 0 ? m - 1 : 0, r = <i32>m + 1 < width ? m + 1 : m;
      const sum =
        <i32>load<u8>(a + l) + 2 * <i32>load<u8>(a + m) + <i32>load<u8>(a + r) +
        <i32>load<u8>(b + l) + 2 * <i32>load<u8>(b + m) + <i32>load<u8>(b + r);
      store<u8>(d + <usize>x, <u8>((sum + 4) >> 3));
    }
  }
}

export function copyRows(src: usize, srcStride: i32, dst: usize, dstStride: i32, width: i32, height: i32): void {
  for (let y = 0; y < height; y++) memory.copy(dst + <usize>(y * dstStride), src + <usize>(y * srcStride), width);
}

// The margins of a plane: where the picture goes on beyond its box the edge repeats, elsewhere there is nothing.
// `plane` is the first pixel of the first real row; `rows` margins lie above and below, `pad` bytes on both sides.
export function margins(
  plane: usize, stride: i32, width: i32, height: i32, pad: i32, rows: i32,
  left: bool, top: bool, right: bool, bottom: bool,
): void {
  for (let y = 0; y < height; y++) {
    const row = plane + <usize>(y * stride);
    memory.fill(row - <usize>pad, left ? load<u8>(row) : 0, pad);
    memory.fill(row + <usize>width, right ? load<u8>(row + <usize>(width - 1)) : 0, stride - width - pad);
  }
  const start = plane - <usize>pad;
  const last = start + <usize>((height - 1) * stride);
  for (let r = 1; r <= rows; r++) {
    const above = start - <usize>(r * stride), below = last + <usize>(r * stride);
    if (top) memory.copy(above, start, stride);
    else memory.fill(above, 0, stride);
    if (bottom) memory.copy(below, last, stride);
    else memory.fill(below, 0, stride);
  }
}

// What a rectangle of an alpha plane holds: 0 nothing, 1 something, 2 all of it opaque.
export function cover(alpha: usize, stride: i32, width: i32, height: i32): i32 {
  let any: u8 = 0, all: u8 = 255;
  for (let y = 0; y < height; y++) {
    const row = alpha + <usize>(y * stride);
    for (let x = 0; x < width; x++) {
      const a = load<u8>(row + <usize>x);
      any |= a;
      all &= a;
    }
    if (any != 0 && all != 255) return 1;
  }
  return any == 0 ? 0 : 2;
}
