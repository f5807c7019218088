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

/** Records a voice, shows how loud it is, and plays it before it is uploaded. */
export const Recorder = ({ maxSeconds, onUse }: RecorderProps) => {
  const { state, start, stop, meter } = useRecorder(maxSeconds);
  const take = state.name === "recorded" ? state : undefined;
  return (
    <div className="recorder">
      {state.name === "failed" && (
        <Alert type="warning">{state.isRefused ? text.microphoneRefused : text.noMicrophone}</Alert>
      )}
      <div className="scene-buttons">
        {state.name === "recording" ? (
          <>
            <Button variant="primary" iconName="stop-circle" onClick={stop}>
              {text.stopRecording}
            </Button>
            <meter ref={meter} aria-label={text.level} min={0} max={1} low={0.3} high={0.95} optimum={0.7} />
            <span aria-hidden="true">{playingTime(state.seconds)}</span>
          </>
        ) : (
          <Button iconName="microphone" disabled={state.name === "asking"} onClick={() => void start()}>
            {take ? text.recordAgain : text.record}
          </Button>
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
