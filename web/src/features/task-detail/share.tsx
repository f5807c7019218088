import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Task } from "#contract/schema/task.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { text } from "./text.ts";

/** The words to publish a film with. */
export const Share = ({ task }: { readonly task: Task }) => (
  <Container header={<Header variant="h2">{text.share}</Header>}>
    <SpaceBetween size="l">
      {[
        [text.videoTitle, task.youtube_video_title] as const,
        [text.description, task.youtube_video_description] as const,
        [text.hashtags, task.youtube_video_hashtags] as const,
      ].map(([what, value]) => value && <Copied key={what} what={what} value={value} />)}
    </SpaceBetween>
  </Container>
);

const Copied = ({ what, value }: { readonly what: string; readonly value: string }) => (
  <div>
    <Header variant="h3" actions={<CopyButton what={what.toLowerCase()} value={value} />}>
      {what}
    </Header>
    <Box variant="p">
      <span className="prose">{value}</span>
    </Box>
  </div>
);
