import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Task } from "#contract/schema/task.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { text } from "./text.ts";

/** The texts for publishing a film, to copy one by one or together. */
export const Share = ({ task }: { readonly task: Task }) => {
  const words = [
    [text.videoTitle, text.copied.title, task.youtube_video_title] as const,
    [text.description, text.copied.description, task.youtube_video_description] as const,
    [text.hashtags, text.copied.hashtags, task.youtube_video_hashtags] as const,
  ].flatMap(([header, what, value]) => (value ? [{ header, what, value }] : []));
  const all = words.map(({ value }) => value).join("\n\n");
  return (
    <Container
      header={
        <Header variant="h2" actions={<CopyButton what={text.copied.all} label={text.copyAll} value={all} />}>
          {text.share}
        </Header>
      }
    >
      <SpaceBetween size="l">
        {words.map(({ header, what, value }) => (
          <div key={what}>
            <Header variant="h3" actions={<CopyButton variant="inline-link" what={what} value={value} />}>
              {header}
            </Header>
            <p className="prose" dir="auto">
              {value}
            </p>
          </div>
        ))}
      </SpaceBetween>
    </Container>
  );
};
