import { runFfmpeg } from "../run-ffmpeg.ts";
import { integratedLoudness } from "../said.ts";

/** What the whole film is brought to. */
export const targetLoudness = -16;
/** How far below the voice the music lies where nobody speaks; the duck takes it further down. */
const musicBelowVoice = 9;
/** Sample peaks, so that true peaks after AAC stay under -1.5 dB. */
const ceiling = 10 ** (-3 / 20);
/** What the limiter looks ahead, and delays. */
const lookahead = 5;
/** Silence cannot be made loud. */
const mostGain = 40;

/** The filter graph of the film's sound: [voice] the mono track, [music] the music where there is some. */
export const soundGraph = (
  inputs: { readonly voice: string; readonly music?: string | undefined },
  levels: { readonly voice: number; readonly music: number },
  seconds: number,
): string => {
  const stereo = "aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo";
  // The mono voice goes to both sides at its full level; the usual mixing up would take 3 dB.
  const voice = `[${inputs.voice}]pan=stereo|c0=c0|c1=c0,${stereo},volume=${decibel(gainTo(targetLoudness, levels.voice))}`;
  const end = [
    `apad,atrim=0:${seconds + lookahead / 1000}`,
    `alimiter=level=disabled:limit=${ceiling.toFixed(4)}:attack=${lookahead}:release=60`,
    `atrim=start=${lookahead / 1000},asetpts=PTS-STARTPTS,atrim=0:${seconds}[sound]`,
  ].join(",");
  if (!inputs.music) return `${voice},${end}`;

  const spoken = Number.isFinite(levels.voice);
  const musicGain = gainTo(spoken ? targetLoudness - musicBelowVoice : targetLoudness, levels.music);
  const fade = Math.min(2.5, seconds / 4);
  return [
    `${voice},asplit=2[spoken][key]`,
    `[${inputs.music}]${stereo},atrim=0:${seconds},volume=${decibel(musicGain)},afade=t=in:d=${Math.min(1, fade)},afade=t=out:st=${seconds - fade}:d=${fade}[bed]`,
    "[bed][key]sidechaincompress=threshold=0.02:ratio=6:attack=25:release=450[ducked]",
    // amix halves each of its two inputs in this ffmpeg.
    `[spoken][ducked]amix=inputs=2:duration=first:dropout_transition=0,volume=2,${end}`,
  ].join(";");
};

/** The loudness of a sound file, in LUFS. */
export const loudnessOf = async (path: string): Promise<number> => {
  const { log } = await runFfmpeg(["-i", path, "-vn", "-af", "ebur128", "-f", "null", "-"]);
  return integratedLoudness(log);
};

const gainTo = (target: number, level: number): number =>
  Number.isFinite(level) ? Math.min(mostGain, target - level) : 0;
const decibel = (gain: number): string => `${gain.toFixed(2)}dB`;
