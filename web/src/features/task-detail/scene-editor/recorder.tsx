import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import LiveRegion from "@cloudscape-design/components/live-region";
import { playingTime } from "../../../lib/format.ts";
import { useRecorder } from "../../../lib/use-recorder.ts";
import { text } from "./text.ts";

interface RecorderProps {
  readonly maxSeconds: number;
  readonly onUse: (file: File) => void;
}

const labelOf = (state: ReturnType<typeof useRecorder>["state"]["name"]): string => {
  if (state === "asking") return text.microphoneAsked;
  if (state === "recording") return text.stopRecording;
  return state === "recorded" ? text.recordAgain : text.record;
};

/** Records a voice, shows how loud it is, and plays it before it is uploaded. */
export const Recorder = ({ maxSeconds, onUse }: RecorderProps) => {
  const { state, start, stop, meter } = useRecorder(maxSeconds);
  const isRecording = state.name === "recording";
  const take = state.name === "recorded" ? state : undefined;
  return (
    <div className="recorder">
      {state.name === "failed" && (
        <div role="alert">
          <Alert type="warning">{text.microphoneFails[state.reason]}</Alert>
        </div>
      )}
      <div className="scene-buttons">
        {/* One button, so that the keyboard stays on it. */}
        <Button
          variant={isRecording ? "primary" : "normal"}
          iconName={isRecording ? "stop-circle" : "microphone"}
          loading={state.name === "asking"}
          loadingText={text.microphoneAsked}
          onClick={() => (isRecording ? stop() : void start())}
        >
          {labelOf(state.name)}
        </Button>
        {isRecording && (
          <>
            <meter ref={meter} aria-label={text.level} min={0} max={1} low={0.3} high={0.95} optimum={0.7} />
            <span aria-hidden="true">{playingTime(state.seconds)}</span>
          </>
        )}
        {take && (
          <Button variant="primary" onClick={() => onUse(take.file)}>
            {text.useRecording}
          </Button>
        )}
      </div>
      <LiveRegion hidden={!take}>{take ? text.recorded(playingTime(take.seconds)) : ""}</LiveRegion>
      {/* biome-ignore lint/a11y/useMediaCaption: the words are above */}
      {take && <audio controls src={take.url} />}
    </div>
  );
};
