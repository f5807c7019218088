import type { MusicVolume } from "#contract/order/values.ts";
import { filmLoudness } from "#functions/core/media/film-format.ts";
import type { SoundFacts, SoundOrder, Stretch } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { integratedLoudness } from "../parse-log.ts";

/** How many dB the music is below the voice in pauses; while the voice speaks it is ducked by about 8 dB more. */
const musicBelowVoice: Readonly<Record<MusicVolume, number>> = { quiet: 12, normal: 6.5, loud: 3 };
const duck = "sidechaincompress=threshold=0.04:ratio=2:attack=25:release=500";
/** Sample peak limit in dB that nearly always keeps true peaks after AAC encoding below -1.5 dB. */
export const usualCeiling = -3;
/** How many dB below the largest true peak a track is mixed again whose peaks were too high. */
const peakMargin = 0.5;
/** The limiter's look-ahead in milliseconds, by which it also delays the sound. */
const lookahead = 5;
/** Keeps near-silence from being amplified without limit. */
const maxGainDb = 40;

export interface SoundLevels {
  /** Loudness of the voice track and of the music in LUFS; -Infinity for silence. */
  readonly voice: number;
  readonly music: number;
  /** Gain of the mix in dB. */
  readonly gain: number;
  /** The limit of its sample peaks in dB. */
  readonly ceiling: number;
}

/**
 * The levels for mixing again a track of which this was measured; undefined if it is as loud as a film has to be. The
 * encoder overshoots at some plosives by more than 2 dB, and the limiter makes a sound of short peaks too quiet.
 */
export const correctedLevels = (
  levels: SoundLevels,
  { integratedLoudness, truePeak }: Pick<SoundFacts, "integratedLoudness" | "truePeak">,
): SoundLevels | undefined => {
  const excess = truePeak - filmLoudness.peak;
  const missing = filmLoudness.target - integratedLoudness;
  const isLoudnessOff = Number.isFinite(missing) && Math.abs(missing) > filmLoudness.within / 2;
  if (excess <= 0 && !isLoudnessOff) return undefined;
  return {
    ...levels,
    gain: isLoudnessOff ? Math.min(maxGainDb, levels.gain + missing) : levels.gain,
    ceiling: excess > 0 ? levels.ceiling - excess - peakMargin : levels.ceiling,
  };
};

/** Music in the mix: its ffmpeg input, and how loud it is. */
interface MixedMusic {
  readonly input: string;
  readonly volume: MusicVolume;
}

/** The music of an order as the second input of ffmpeg. */
export const mixedMusic = ({
  music,
  volume = "normal",
}: Pick<SoundOrder, "music" | "volume">): MixedMusic | undefined => (music ? { input: "1:a", volume } : undefined);

/** A film's length in seconds, and the part of it that is made now; all of it by default. */
export interface MixedTime extends Partial<Stretch> {
  readonly seconds: number;
}

const partOf = ({ seconds, start = 0, end = seconds }: MixedTime): Stretch => ({ start, end });

/**
 * The ffmpeg filter graph that mixes the mono voice track, an ffmpeg input, and optional music into [sound]. The voice
 * begins with the part that is made, the music with the film.
 */
export const soundGraph = (
  voice: string,
  music: MixedMusic | undefined,
  levels: SoundLevels,
  time: MixedTime,
): string => {
  const { start, end: until } = partOf(time);
  const seconds = until - start;
  // `pan` keeps the mono voice at full level on both sides; ffmpeg's default upmix loses 3 dB.
  const level = decibel(gainTo(filmLoudness.target, levels.voice));
  const spoken = `[${voice}]pan=stereo|c0=c0|c1=c0,${stereo},volume=${level}`;
  const end = [
    `volume=${decibel(levels.gain)},apad,atrim=0:${seconds + lookahead / 1000}`,
    // Without `level=disabled` alimiter normalises its output to full scale.
    `alimiter=level=disabled:limit=${amplitude(levels.ceiling)}:attack=${lookahead}:release=60`,
    `atrim=start=${lookahead / 1000},asetpts=PTS-STARTPTS,atrim=0:${seconds}[sound]`,
  ].join(",");
  if (!music) return `${spoken},${end}`;
  return [
    `${spoken},asplit=2[spoken][key]`,
    `[${music.input}]${bed(levels, music.volume, time)}[bed]`,
    `[bed][key]${duck}[ducked]`,
    // This ffmpeg's amix halves each of two inputs.
    `[spoken][ducked]amix=inputs=2:duration=first:dropout_transition=0,volume=2,${end}`,
  ].join(";");
};

/** The filter graph of the music alone, an ffmpeg input, into [music]: as loud as in the film's pauses. */
export const musicGraph = (
  input: string,
  volume: MusicVolume | undefined,
  levels: SoundLevels,
  time: MixedTime,
): string =>
  `[${input}]${bed(levels, volume, time)},volume=${decibel(levels.gain)},alimiter=level=disabled:limit=${amplitude(levels.ceiling)}[music]`;

const stereo = "aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo";

/** The music at its level below the voice, or at full level in a film without voice. */
const bed = (levels: SoundLevels, volume: MusicVolume = "normal", time: MixedTime): string => {
  const { seconds } = time;
  const { start, end } = partOf(time);
  const target = Number.isFinite(levels.voice) ? filmLoudness.target - musicBelowVoice[volume] : filmLoudness.target;
  const out = Math.min(2.5, seconds / 4);
  const fades = `afade=t=in:d=${Math.min(1, out)},afade=t=out:st=${seconds - out}:d=${out}`;
  return `${stereo},atrim=${start}:${end},volume=${decibel(gainTo(target, levels.music))},${fades},asetpts=PTS-STARTPTS`;
};

/** Integrated loudness of a sound file, in LUFS. */
export const measureLoudness = async (path: string): Promise<number> => {
  const { log } = await runFfmpeg(["-i", path, "-vn", "-af", "ebur128=framelog=verbose", "-f", "null", "-"]);
  return integratedLoudness(log);
};

export const gainTo = (target: number, level: number): number =>
  Number.isFinite(level) ? Math.min(maxGainDb, target - level) : 0;
const decibel = (gain: number): string => `${gain.toFixed(2)}dB`;
const amplitude = (level: number): string => (10 ** (level / 20)).toFixed(4);
