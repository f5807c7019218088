import { SettingError } from "#contract/settings/parse.ts";

/** A synth that cannot go on. Its message says what the operator must do. */
export class SynthError extends Error {
  override readonly name = "SynthError";
}

/** Runs a synth. If the operator has to change something, prints only that, and the process ends with exit code 1. */
export const runSynth = (synth: () => void): void => {
  try {
    synth();
  } catch (error) {
    if (!(error instanceof SynthError || error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
