// The pixel kernel, in AssemblyScript with SIMD: planar YUV 4:2:0, BT.709, limited range.
// Positions are sub-pixel everywhere, which is what keeps a slow zoom from trembling.
// One file, because it is one WebAssembly module; `build.ts` compiles it into kernel.generated.ts.

export function grow(pages: i32): i32 {
  return memory.grow(pages);
}

// --- Four-tap resampling -----------------------------------------------------------------

// Catmull-Rom: exact at whole positions, no blur between them. The weights of the first, third and fourth of four
// pixels, a fraction f behind the second; the second has what is left.
@inline
function weightOf1(f: f64): f64 {
  return ((1.0 - 0.5 * f) * f - 0.5) * f;
}

@inline
function weightOf3(f: f64): f64 {
  return ((2.0 - 1.5 * f) * f + 0.5) * f;
}

@inline
function weightOf4(f: f64): f64 {
  return (0.5 * f - 0.5) * f * f;
}

// In 1 / 16384. Not `nearest`, which slows down all that follows on x64.
@inline
function fixed(weight: f64): i32 {
  return <i32>Math.round(weight * 16384.0);
}

// Two numbers of 16 bits beside each other.
@inline
function both(a: i32, b: i32): i32 {
  return (b << 16) | (a & 0xffff);
}

// A table of columns. For 8 outputs: [i32 first source column, pad to 16][4 swizzle masks][4 x 8 i16 weights] = 144 bytes.
// The 8 outputs read 16 source bytes, so a step is at most (16 - 4) / 7.
export function columns(table: usize, count: i32, x0: f64, step: f64): void {
  const groups = (count + 7) >> 3;
  for (let g = 0; g < groups; g++) {
    const t = table + <usize>(g * 144);
    const base = <i32>Math.floor(x0 + <f64>(g * 8) * step) - 1;
    store<i32>(t, base);
    for (let k = 0; k < 8; k++) {
      const x = x0 + <f64>(g * 8 + k) * step;
      const whole = Math.floor(x);
      const f = x - whole;
      const offset = <i32>whole - 1 - base;
      const w1 = fixed(weightOf1(f)), w3 = fixed(weightOf3(f)), w4 = fixed(weightOf4(f));
      const lane = <usize>((k >> 2) * 32 + (k & 3) * 4);
      // The high byte of a number is none of the source: 0x80.
      store<i32>(t + lane, both(offset, offset + 1) | 0x80008000, 16);
      store<i32>(t + lane, both(offset + 2, offset + 3) | 0x80008000, 32);
      store<i32>(t + lane, both(w1, 16384 - w1 - w3 - w4), 80);
      store<i32>(t + lane, both(w3, w4), 96);
    }
  }
}

// One source row through the table into 16-bit columns with 6 fractional bits.
@inline
function stretchRow(row: usize, out: usize, table: usize, groups: i32): void {
  const round = i32x4.splat(128);
  let t = table;
  for (let g = 0; g < groups; g++) {
    const p = v128.load(row + <usize>load<i32>(t));
    const low = i32x4.add(
      i32x4.dot_i16x8_s(i8x16.swizzle(p, v128.load(t, 16)), v128.load(t, 80)),
      i32x4.dot_i16x8_s(i8x16.swizzle(p, v128.load(t, 32)), v128.load(t, 96)),
    );
    const high = i32x4.add(
      i32x4.dot_i16x8_s(i8x16.swizzle(p, v128.load(t, 48)), v128.load(t, 112)),
      i32x4.dot_i16x8_s(i8x16.swizzle(p, v128.load(t, 64)), v128.load(t, 128)),
    );
    v128.store(
      out,
      i16x8.narrow_i32x4_s(i32x4.shr_s(i32x4.add(low, round), 8), i32x4.shr_s(i32x4.add(high, round), 8)),
    );
    out += 16;
    t += 144;
  }
}

// The ring holds the last four stretched rows; row r is in slot r & 3, and beyond the plane its edge row repeats.
@inline
function fillRing(src: usize, stride: i32, rows: i32, ring: usize, slot: usize, table: usize, groups: i32, from: i32, to: i32): void {
  for (let r = from; r <= to; r++) {
    const inside = r < 0 ? 0 : r > rows - 1 ? rows - 1 : r;
    stretchRow(src + <usize>(inside * stride), ring + <usize>(r & 3) * slot, table, groups);
  }
}

// The weights of two neighbouring rows, for columns that lie in turn.
@inline
function weights(upper: f64, lower: f64): v128 {
  return i32x4.splat(both(fixed(upper), fixed(lower)));
}

@inline
function column8(a: usize, b: usize, c: usize, d: usize, ab: v128, cd: v128): v128 {
  const va = v128.load(a), vb = v128.load(b), vc = v128.load(c), vd = v128.load(d);
  const round = i32x4.splat(1 << 19);
  const low = i32x4.add(
    i32x4.dot_i16x8_s(v128.shuffle<i16>(va, vb, 0, 8, 1, 9, 2, 10, 3, 11), ab),
    i32x4.dot_i16x8_s(v128.shuffle<i16>(vc, vd, 0, 8, 1, 9, 2, 10, 3, 11), cd),
  );
  const high = i32x4.add(
    i32x4.dot_i16x8_s(v128.shuffle<i16>(va, vb, 4, 12, 5, 13, 6, 14, 7, 15), ab),
    i32x4.dot_i16x8_s(v128.shuffle<i16>(vc, vd, 4, 12, 5, 13, 6, 14, 7, 15), cd),
  );
  return i16x8.narrow_i32x4_s(i32x4.shr_s(i32x4.add(low, round), 20), i32x4.shr_s(i32x4.add(high, round), 20));
}

@inline
function column16(a: usize, b: usize, c: usize, d: usize, ab: v128, cd: v128): v128 {
  return i8x16.narrow_i16x8_u(
    column8(a, b, c, d, ab, cd),
    column8(a + 16, b + 16, c + 16, d + 16, ab, cd),
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

// An opaque piece of a plane, resampled into its place. `ring` has room for 4 rows of `width` rounded up to 16, 16-bit.
export function zoom(
  src: usize, stride: i32, rows: i32, dst: usize, dstStride: i32, width: i32, height: i32,
  table: usize, ring: usize, y0: f64, step: f64,
): void {
  const groups = ((width + 15) >> 4) << 1;
  const slot = <usize>(groups * 16);
  let filled = i32.MIN_VALUE + 8;
  for (let y = 0; y < height; y++) {
    const at = y0 + <f64>y * step;
    const whole = Math.floor(at);
    const f = at - whole;
    const first = <i32>whole - 1;
    fillRing(src, stride, rows, ring, slot, table, groups, filled + 1 > first ? filled + 1 : first, first + 3);
    filled = first + 3;
    const ab = weights(weightOf1(f), 1.0 - weightOf1(f) - weightOf3(f) - weightOf4(f)), cd = weights(weightOf3(f), weightOf4(f));
    const a = ring + <usize>(first & 3) * slot, b = ring + <usize>((first + 1) & 3) * slot;
    const c = ring + <usize>((first + 2) & 3) * slot, d = ring + <usize>((first + 3) & 3) * slot;
    const out = dst + <usize>(y * dstStride);
    for (let x = 0; x < width; x += 16) {
      const o = <usize>(x << 1);
      storeUpTo(out + <usize>x, column16(a + o, b + o, c + o, d + o, ab, cd), width - x);
    }
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

// A piece with alpha, resampled and laid over. `ring` has room for twice what `zoom` needs.
export function zoomOver(
  src: usize, alpha: usize, stride: i32, rows: i32, dst: usize, dstStride: i32, width: i32, height: i32,
  table: usize, ring: usize, y0: f64, step: f64,
): void {
  const groups = ((width + 15) >> 4) << 1;
  const slot = <usize>(groups * 16);
  const alphaRing = ring + 4 * slot;
  let filled = i32.MIN_VALUE + 8;
  for (let y = 0; y < height; y++) {
    const at = y0 + <f64>y * step;
    const whole = Math.floor(at);
    const f = at - whole;
    const first = <i32>whole - 1;
    const from = filled + 1 > first ? filled + 1 : first;
    fillRing(src, stride, rows, ring, slot, table, groups, from, first + 3);
    fillRing(alpha, stride, rows, alphaRing, slot, table, groups, from, first + 3);
    filled = first + 3;
    const ab = weights(weightOf1(f), 1.0 - weightOf1(f) - weightOf3(f) - weightOf4(f)), cd = weights(weightOf3(f), weightOf4(f));
    const a = <usize>(first & 3) * slot, b = <usize>((first + 1) & 3) * slot;
    const c = <usize>((first + 2) & 3) * slot, d = <usize>((first + 3) & 3) * slot;
    const out = dst + <usize>(y * dstStride);
    for (let x = 0; x < width; x += 16) {
      const r = alphaRing + <usize>(x << 1), s = r + 16;
      const low = column8(a + r, b + r, c + r, d + r, ab, cd);
      const high = column8(a + s, b + s, c + s, d + s, ab, cd);
      const opacity = i8x16.narrow_i16x8_u(low, high);
      if (!v128.any_true(opacity)) continue;
      const p = ring + <usize>(x << 1), q = p + 16;
      const colour = i8x16.narrow_i16x8_u(
        damped8(column8(a + p, b + p, c + p, d + p, ab, cd), low),
        damped8(column8(a + q, b + q, c + q, d + q, ab, cd), high),
      );
      storeUpTo(out + <usize>x, blend16(v128.load(out + <usize>x), colour, v128.not(opacity)), width - x);
    }
  }
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
