/** Memory with which a function has one processor. */
export const processorMb = 1_769;
const lightMb = 512;

/** A new account may run only few functions at a time, and none with more memory than this. */
const newAccountMb = 3_008;
const newAccountQuota = 100;

const heavierMb: Readonly<Record<string, number>> = {
  ClaimTask: 1_024,
  WriteStory: processorMb,
  PlanScenes: processorMb,
  // An hour of sound at 16 kHz, and its alignment.
  SplitNarration: newAccountMb,
  VoiceScene: processorMb,
  FitLength: 1_024,
  RescaleScene: 1_024,
  DrawSheets: newAccountMb,
  DrawScene: newAccountMb,
  // Painting takes one processor and the encoder takes two: docs/performance.md.
  RenderScene: 3 * processorMb,
  // A long film's sound is mixed in stretches, one for each processor. No function gets more memory than this.
  MixSound: 10_240,
  WriteCaptions: 1_024,
  JoinFilm: newAccountMb,
  PackEditor: processorMb,
  PackFilm: processorMb,
  CompleteTask: processorMb,
};

/** The memory of a stage's function, in an account that may run so many functions at a time; 0 if that is not known. */
export const stageMemoryMb = (stage: string, quota: number): number => {
  const wanted = heavierMb[stage] ?? lightMb;
  return quota < newAccountQuota ? Math.min(wanted, newAccountMb) : wanted;
};
