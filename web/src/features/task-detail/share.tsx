import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Task } from "#contract/schema/task.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { text } from "./text.ts";

/** The texts for publishing a film, to copy one by one or together. */
export const Share = ({ task }: { readonly task: Task }) => {
  const words = [
    [text.videoTitle, task.youtube_video_title] as const,
    [text.description, task.youtube_video_description] as const,
    [text.hashtags, task.youtube_video_hashtags] as const,
  ].flatMap(([what, value]) => (value ? [{ what, value }] : []));
  const all = words.map(({ value }) => value).join("\n\n");
  return (
    <Container
      header={
        <Header variant="h2" actions={<CopyButton what="all" label={text.copyAll} value={all} />}>
          {text.share}
        </Header>
      }
    >
      <SpaceBetween size="l">
        {words.map(({ what, value }) => (
          <div key={what}>
            <Header variant="h3" actions={<CopyButton variant="inline-link" what={what.toLowerCase()} value={value} />}>
              {what}
            </Header>
            <p className="prose">{value}</p>
          </div>
        ))}
      </SpaceBetween>
    </Container>
  );
};
