import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { EngineUnavailable } from "#functions/core/shared/errors.ts";
import type { ListModels } from "../check-engine.ts";
import { type Download, progressBar } from "./progress-bar.ts";
import type { KokoroSession } from "./speech.ts";

/** https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX: Apache 2.0. */
const weights = "onnx-community/Kokoro-82M-v1.0-ONNX";

/** Precisions of the weights: 92 and 326 MB. */
const precisions = ["q8", "fp32"];

/** What we use of the packages, which are no dependency of the product. */
interface Packages {
  readonly "kokoro-js": {
    readonly KokoroTTS: {
      from_pretrained(
        model: string,
        options: { readonly dtype: string; readonly device: "cpu"; readonly progress_callback: (at: Download) => void },
      ): Promise<KokoroSession>;
    };
  };
  readonly "@huggingface/transformers": { readonly env: { cacheDir: string } };
}
export type LoadPackage = <N extends keyof Packages>(name: N) => Packages[N];

/** Loads packages that `npm run kokoro` has installed in this folder. */
export const packagesIn = (folder: string): LoadPackage => {
  if (!existsSync(join(folder, "node_modules/kokoro-js")))
    throw new EngineUnavailable("kokoro", "unreachable", "it is not installed. Install it with: npm run kokoro");
  // As CommonJS, so that Kokoro and we share one transformers.
  return createRequire(join(folder, "package.json")) as unknown as LoadPackage;
};

/** Loads the model, which is downloaded into the folder at the first use. `print` gets the progress of that. */
export const loadKokoro =
  (folder: string, print: (text: string) => void, packages: (folder: string) => LoadPackage = packagesIn) =>
  async (precision: string): Promise<KokoroSession> => {
    const load = packages(folder);
    load("@huggingface/transformers").env.cacheDir = join(folder, "models");
    try {
      return await load("kokoro-js").KokoroTTS.from_pretrained(weights, {
        dtype: precision,
        device: "cpu",
        progress_callback: progressBar(print),
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new EngineUnavailable("kokoro", "unreachable", `its model cannot be loaded: ${reason}`);
    }
  };

/** The precisions, if the packages are installed. */
export const kokoroModels =
  (folder: string): ListModels =>
  async () => {
    packagesIn(folder);
    return precisions;
  };
