import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { checkEngine } from "#functions/adapters/engines/check-engine.ts";
import { kokoroModels, type LoadPackage, loadKokoro } from "#functions/adapters/engines/kokoro/load.ts";
import { kokoroSpeech, partsOf } from "#functions/adapters/engines/kokoro/speech.ts";

const folder = mkdtempSync(join(tmpdir(), "kokoro-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A session that hums a hundredth of a second a letter. */
const makeSession = () => ({
  generate: vi.fn(async (text: string, _: { readonly voice: string }) => ({
    audio: new Float32Array(text.length * 240).fill(0.2),
    sampling_rate: 24_000,
  })),
});
const request = {
  model: "q8",
  text: "The keeper lit the lamp.",
  style: "Warm",
  language: "english",
  voice: "studio-english-ross",
  timeoutMs: 1_000,
} as const;

describe("Kokoro in this process", () => {
  it("speaks with the voice of the order's gender, and loads its model once", async () => {
    const session = makeSession();
    const load = vi.fn(async () => session);
    const engine = kokoroSpeech(load);

    const { samples, sampleRate, usage } = await engine.speak(request);
    await engine.speak(request);

    expect(load).toHaveBeenCalledExactlyOnceWith("q8");
    expect(session.generate).toHaveBeenCalledWith(request.text, { voice: "am_michael" });
    expect(sampleRate).toBe(24_000);
    expect(samples.length).toBe(request.text.length * 240);
    expect(usage).toEqual({ provider: "kokoro", model: "q8", characters: 24, seconds: 0.24 });
  });

  it("reads a long text in parts, word for word, with a pause between them", async () => {
    const session = makeSession();
    const text = `${"The keeper lit the lamp and waited. ".repeat(12)}${"on and ".repeat(60)}on.`;

    const { samples } = await kokoroSpeech(async () => session).speak({ ...request, text });

    const parts = session.generate.mock.calls.map(([part]) => part);
    expect(parts.join(" ")).toBe(text);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(300);
    expect(samples.length).toBe(parts.join("").length * 240 + (parts.length - 1) * 0.3 * 24_000);
    expect(samples[(parts[0]?.length ?? 0) * 240]).toBe(0);
  });

  it("loses no word of any text", () => {
    for (const text of ["", "One", 'He said: "Go!" She went.', "a ".repeat(1_000).trim()])
      expect(partsOf(text).join(" ")).toBe(text);
  });

  it("loads its model again after it failed", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(makeSession());
    const engine = kokoroSpeech(load);

    await expect(engine.speak(request)).rejects.toThrow("offline");
    await expect(engine.speak(request)).resolves.toBeDefined();
  });

  it("says how to install it where it is not installed", async () => {
    expect(await checkEngine("kokoro", "q8", async () => kokoroModels(folder))).toMatchObject({
      message: "kokoro: it is not installed. Install it with: npm run kokoro",
    });
  });

  it("downloads its model into its folder, with a bar, and says why it cannot", async () => {
    const env = { cacheDir: "" };
    const printed: string[] = [];
    const packages = (outcome: () => unknown) => (): LoadPackage =>
      // The two packages, as far as they are used.
      ((name: string) =>
        name === "kokoro-js"
          ? {
              KokoroTTS: {
                from_pretrained: async (_: string, options: { progress_callback: (at: object) => void }) => {
                  for (const loaded of [0, 46e6, 46.1e6, 92e6])
                    options.progress_callback({ status: "progress", file: "model.onnx", loaded, total: 92e6 });
                  return outcome();
                },
              },
            }
          : { env }) as LoadPackage;
    const session = makeSession();

    const loaded = await loadKokoro(
      folder,
      (text) => void printed.push(text),
      packages(() => session),
    )("q8");

    expect(loaded).toBe(session);
    expect(env.cacheDir).toBe(join(folder, "models"));
    expect(printed).toEqual([
      `\r  Kokoro    [${"-".repeat(30)}] 0 % of 92 MB`,
      `\r  Kokoro    [${"#".repeat(15)}${"-".repeat(15)}] 50 % of 92 MB`,
      `\r  Kokoro    [${"#".repeat(30)}] 100 % of 92 MB\n`,
    ]);
    const offline = packages(() => {
      throw new TypeError("fetch failed");
    });
    await expect(loadKokoro(folder, () => {}, offline)("q8")).rejects.toMatchObject({
      name: "EngineUnavailable",
      message: "kokoro: its model cannot be loaded: fetch failed",
    });
  });
});
