import { useCallback, useEffect, useRef, useState } from "react";

/** What browsers can record, the best first, with the extension of the file. */
const formats = [
  ["audio/webm;codecs=opus", "webm"],
  ["audio/mp4", "m4a"],
  ["audio/ogg;codecs=opus", "ogg"],
] as const;

/** A voice as it is: a canceller of echoes would cut it, and there is nothing else to hear. */
const voice = { echoCancellation: false, noiseSuppression: true, autoGainControl: true, channelCount: 1 };

type State =
  | { readonly name: "idle" | "asking" }
  | { readonly name: "recording"; readonly seconds: number }
  | { readonly name: "recorded"; readonly file: File; readonly url: string; readonly seconds: number }
  | { readonly name: "failed"; readonly reason: "refused" | "missing" | "busy" | "insecure" };

/** Records the microphone until it is stopped, at most for `maxSeconds`. `meter` shows the level while it records. */
export const useRecorder = (maxSeconds: number) => {
  const [state, setState] = useState<State>({ name: "idle" });
  const meter = useRef<HTMLMeterElement>(null);
  const running = useRef<ReturnType<typeof record>>(undefined);
  const url = state.name === "recorded" ? state.url : undefined;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.discard();
    };
  }, []);
  const start = useCallback(async () => {
    setState({ name: "asking" });
    // Browsers have no microphone for pages without https, except those of the same machine.
    if (!navigator.mediaDevices) return setState({ name: "failed", reason: "insecure" });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: voice });
      if (isGone.current) return endTracks(stream);
      running.current = record(stream, maxSeconds, {
        onLevel: (level) => {
          if (meter.current) meter.current.value = level;
        },
        onSecond: (seconds) => setState({ name: "recording", seconds }),
        onEnd: (file, seconds) => setState({ name: "recorded", file, url: URL.createObjectURL(file), seconds }),
      });
    } catch (error) {
      setState({ name: "failed", reason: reasonOf(error) });
    }
  }, [maxSeconds]);
  return { state, meter, start, stop: () => running.current?.stop() };
};

const reasonOf = (error: unknown) => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError") return "refused";
  return name === "NotFoundError" ? "missing" : "busy";
};

interface Listener {
  /** From 0 to 1, in steps of loudness as people hear it. */
  readonly onLevel: (level: number) => void;
  readonly onSecond: (seconds: number) => void;
  readonly onEnd: (file: File, seconds: number) => void;
}

const record = (stream: MediaStream, maxSeconds: number, { onLevel, onSecond, onEnd }: Listener) => {
  const [mimeType, ending] = formats.find(([type]) => MediaRecorder.isTypeSupported(type)) ?? formats[0];
  const recorder = new MediaRecorder(stream, { mimeType });
  const chunks: Blob[] = [];
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const end = watch(stream, onLevel);
  const clock = setInterval(() => onSecond(seconds()), 1000);
  // A moment before the limit, because an encoder adds to the length.
  const limit = setTimeout(() => stop(), (maxSeconds - 0.5) * 1000);
  let isDiscarded = false;
  recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
  recorder.addEventListener("stop", () => {
    const length = seconds();
    clearInterval(clock);
    clearTimeout(limit);
    end();
    endTracks(stream);
    const name = `${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.${ending}`;
    if (!isDiscarded) onEnd(new File(chunks, name, { type: mimeType }), length);
  });
  recorder.start();
  onSecond(0);
  const stop = () => {
    if (recorder.state === "recording") recorder.stop();
  };
  return {
    stop,
    discard: () => {
      isDiscarded = true;
      stop();
    },
  };
};

const endTracks = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Measures the level of a stream with every frame of the screen. Returns what ends it. */
const watch = (stream: MediaStream, onLevel: (level: number) => void) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const measure = () => {
    analyser.getFloatTimeDomainData(samples);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6);
    onLevel(Math.max(0, 1 + (20 * Math.log10(peak)) / quietest));
    frame = requestAnimationFrame(measure);
  };
  measure();
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
};

/** Decibels below full scale that the meter shows as nothing. */
const quietest = 60;
