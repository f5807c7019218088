export interface GeminiModel {
  readonly kind: "text" | "image" | "speech";
  readonly inputTokenLimit: number;
  readonly outputTokenLimit: number;
}

/** Models that answer, as Google lists them since October 2026. Others answer 404, also those that were shut down. */
export const models: Readonly<Record<string, GeminiModel>> = {
  "gemini-3.8-flash": { kind: "text", inputTokenLimit: 1_048_576, outputTokenLimit: 65_536 },
  "gemini-3.5-flash-lite": { kind: "text", inputTokenLimit: 1_048_576, outputTokenLimit: 65_536 },
  "gemini-nano-banana-2.1": { kind: "image", inputTokenLimit: 65_536, outputTokenLimit: 32_768 },
  "gemini-3-pro-image": { kind: "image", inputTokenLimit: 65_536, outputTokenLimit: 32_768 },
  "gemini-3.8-flash-tts": { kind: "speech", inputTokenLimit: 8_192, outputTokenLimit: 16_384 },
  "gemini-3.8-flash-lite-tts": { kind: "speech", inputTokenLimit: 8_192, outputTokenLimit: 16_384 },
};

/** The models in the shape of `models.list` and `models.get`. */
export const listedModels = Object.entries(models).map(([id, { inputTokenLimit, outputTokenLimit }]) => ({
  name: `models/${id}`,
  version: "001",
  displayName: id,
  inputTokenLimit,
  outputTokenLimit,
  supportedGenerationMethods: ["generateContent", "countTokens"],
}));

/** The prebuilt voices of the speech models. */
export const voices = new Set(
  (
    "Zephyr Puck Charon Kore Fenrir Leda Orus Aoede Callirrhoe Autonoe Enceladus Iapetus Umbriel Algieba Despina Erinome " +
    "Algenib Rasalgethi Laomedeia Achernar Alnilam Schedar Gacrux Pulcherrima Achird Zubenelgenubi Vindemiatrix Sadachbia " +
    "Sadaltager Sulafat"
  ).split(" "),
);

export const aspectRatios = new Set("1:1 2:3 3:2 3:4 4:3 4:5 5:4 9:16 16:9 21:9 1:4 4:1 1:8 8:1".split(" "));
export const imageSizes = new Set(["1K", "2K", "4K"]);
