const size = 512;
const bits = 9;
const cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size));
const sines = Float64Array.from({ length: size / 2 }, (_, index) => Math.sin((2 * Math.PI * index) / size));
const reversed = Uint16Array.from({ length: size }, (_, index) =>
  Number.parseInt(index.toString(2).padStart(bits, "0").split("").reverse().join(""), 2),
);

/** The power spectrum of 512 samples: 257 frequencies (radix-2 FFT). */
export const powerSpectrum = (samples: Float64Array): Float64Array => {
  const real = new Float64Array(size);
  for (let index = 0; index < size; index++) real[index] = samples[reversed[index] ?? 0] ?? 0;
  const imaginary = new Float64Array(size);
  for (let length = 2; length <= size; length *= 2) {
    const step = size / length;
    for (let start = 0; start < size; start += length) butterflies(real, imaginary, start, length / 2, step);
  }
  const power = new Float64Array(size / 2 + 1);
  for (let index = 0; index <= size / 2; index++) {
    power[index] = (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2;
  }
  return power;
};

const butterflies = (real: Float64Array, imaginary: Float64Array, start: number, half: number, step: number): void => {
  for (let index = 0; index < half; index++) {
    const cos = cosines[index * step] ?? 0;
    const sin = sines[index * step] ?? 0;
    const low = start + index;
    const high = low + half;
    const re = (real[high] ?? 0) * cos + (imaginary[high] ?? 0) * sin;
    const im = (imaginary[high] ?? 0) * cos - (real[high] ?? 0) * sin;
    real[high] = (real[low] ?? 0) - re;
    imaginary[high] = (imaginary[low] ?? 0) - im;
    real[low] = (real[low] ?? 0) + re;
    imaginary[low] = (imaginary[low] ?? 0) + im;
  }
};
