import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { integratedLoudness } from "../said.ts";

/** The loudness of the whole film, in LUFS. */
export const targetLoudness = -16;
/** How far below the voice the music lies where nobody speaks; under the voice it is ducked by about 8 dB more. */
const musicBelowVoice = 6.5;
const duck = "sidechaincompress=threshold=0.04:ratio=2:attack=25:release=500";
/** Sample peaks, so that true peaks after AAC stay under -1.5 dB. */
const ceiling = 10 ** (-3 / 20);
/** Milliseconds that the limiter looks ahead, and delays by. */
const lookahead = 5;
/** Silence cannot be made loud. */
const mostGain = 40;

export interface SoundLevels {
  /** What the voice track and the music measure, in LUFS; -Infinity for silence. */
  readonly voice: number;
  readonly music: number;
  /** What the mix is raised by, in dB, once it has been measured. */
  readonly gain: number;
}

/** The filters that make [sound] of the mono voice track and the music, if there is any: inputs as ffmpeg counts them. */
export const soundGraph = (voice: string, music: string | undefined, levels: SoundLevels, seconds: number): string => {
  // The mono voice goes to both sides at its full level; the usual mixing up would take 3 dB.
  const level = decibel(gainTo(targetLoudness, levels.voice));
  const spoken = `[${voice}]pan=stereo|c0=c0|c1=c0,${stereo},volume=${level}`;
  const end = [
    `volume=${decibel(levels.gain)},apad,atrim=0:${seconds + lookahead / 1000}`,
    // Without `level` it would raise its output to full scale.
    `alimiter=level=disabled:limit=${ceiling.toFixed(4)}:attack=${lookahead}:release=60`,
    `atrim=start=${lookahead / 1000},asetpts=PTS-STARTPTS,atrim=0:${seconds}[sound]`,
  ].join(",");
  if (!music) return `${spoken},${end}`;
  return [
    `${spoken},asplit=2[spoken][key]`,
    `[${music}]${bed(levels, seconds)}[bed]`,
    `[bed][key]${duck}[ducked]`,
    // amix halves each of its two inputs in this ffmpeg.
    `[spoken][ducked]amix=inputs=2:duration=first:dropout_transition=0,volume=2,${end}`,
  ].join(";");
};

const stereo = "aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo";

/** The music at its level under the voice, or alone where nobody speaks at all. */
const bed = (levels: SoundLevels, seconds: number): string => {
  const target = Number.isFinite(levels.voice) ? targetLoudness - musicBelowVoice : targetLoudness;
  const out = Math.min(2.5, seconds / 4);
  const fades = `afade=t=in:d=${Math.min(1, out)},afade=t=out:st=${seconds - out}:d=${out}`;
  return `${stereo},atrim=0:${seconds},volume=${decibel(gainTo(target, levels.music))},${fades}`;
};

/** The loudness of a sound file, in LUFS. */
export const loudnessOf = async (path: string): Promise<number> => {
  const { log } = await runFfmpeg(["-i", path, "-vn", "-af", "ebur128=framelog=verbose", "-f", "null", "-"]);
  return integratedLoudness(log);
};

export const gainTo = (target: number, level: number): number =>
  Number.isFinite(level) ? Math.min(mostGain, target - level) : 0;
const decibel = (gain: number): string => `${gain.toFixed(2)}dB`;
