import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Toggle from "@cloudscape-design/components/toggle";
import { useState } from "react";
import type { Task } from "#contract/schema/task.ts";
import { CopyableText } from "../../components/copyable-text.tsx";
import { useFlash } from "../../components/flash.tsx";
import { messageOf } from "../../lib/api.ts";
import { useTaskCalls } from "../../lib/task-calls.ts";
import { text } from "./text.ts";

/** The switch of a film's public page, and its link and code while it is open. */
export const PublicLink = ({ task }: { readonly task: Task }) => {
  const { task_id: id, watch_id: watchId, expires_at, dimension_type } = task;
  const flash = useFlash();
  const calls = useTaskCalls(id);
  const [isBusy, setBusy] = useState(false);
  const change = async (shared: boolean) => {
    setBusy(true);
    try {
      await calls.share(shared);
    } catch (error) {
      flash({ type: "error", content: messageOf(error, shared ? text.publicFailed : text.privateFailed), id });
    } finally {
      setBusy(false);
    }
  };
  const { origin } = window.location;
  const address = `${origin}/watch/${watchId}`;
  return (
    <Container header={<Header variant="h2">{text.publicLink}</Header>}>
      <SpaceBetween size="m">
        <Toggle
          checked={watchId !== undefined}
          disabled={isBusy}
          description={watchId ? text.publicOn(expires_at) : text.publicOff}
          onChange={({ detail }) => void change(detail.checked)}
        >
          {text.publicSwitch}
        </Toggle>
        {watchId !== undefined && (
          <div>
            <Box variant="awsui-key-label">{text.publicAddress}</Box>
            <CopyableText what={text.copied.link} value={address}>
              <span className="secret">{address}</span>
            </CopyableText>
          </div>
        )}
        {watchId !== undefined && (
          <div>
            <Box variant="awsui-key-label">{text.embedCode}</Box>
            <CopyableText what={text.copied.code} value={frameOf(`${origin}/embed/${watchId}`, dimension_type)}>
              <span className="secret">{frameOf(`${origin}/embed/${watchId}`, dimension_type)}</span>
            </CopyableText>
          </div>
        )}
        {watchId !== undefined && (
          <Button href={address} target="_blank" iconName="external" iconAlign="right">
            {text.openPublic}
          </Button>
        )}
      </SpaceBetween>
    </Container>
  );
};

const frameOf = (player: string, format: Task["dimension_type"]): string => {
  const [width, height] = format === "landscape" ? [960, 540] : [360, 640];
  const style = `border:0;max-width:100%;height:auto;aspect-ratio:${width}/${height}`;
  return `<iframe src="${player}" width="${width}" height="${height}" style="${style}" allow="fullscreen; picture-in-picture" allowfullscreen title="Film player"></iframe>`;
};
