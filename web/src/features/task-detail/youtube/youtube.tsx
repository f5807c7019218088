import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Task } from "#contract/schema/task.ts";
import type { YouTubeChannel, YouTubeUpload } from "#contract/schema/youtube.ts";
import { AppButton } from "../../../components/app-link.tsx";
import { YoutubeButton } from "../../../components/youtube-button.tsx";
import { taskKey } from "../../../lib/live-task.ts";
import { refreshQueries } from "../../../lib/refresh-queries.ts";
import { fromServer } from "../../../lib/translate.ts";
import { channelQuery } from "../../../lib/youtube.ts";
import { PublishForm } from "./publish-form.tsx";
import { text } from "./text.ts";
import { isUploadExpected, uploadQuery } from "./upload-query.ts";

/** Publishes a completed film on its owner's YouTube channel, and shows how far that is. */
export const YouTube = ({ task }: { readonly task: Task }) => {
  const { data: account } = useQuery(channelQuery(task.user_id));
  const { data: upload } = useQuery(uploadQuery(task.task_id, isUploadExpected(task, account?.data)));
  useRefreshWhenPublished(task, upload);
  if (!account?.is_available || upload === undefined) return null;
  // What is not on YouTube cannot come there after the files are deleted.
  if (task.files_expired && upload?.state !== "published") return null;
  const isEarlier = upload?.state === "published" && upload.cut !== (task.cut ?? 1);
  const canPublish = !task.files_expired && (!upload || isEarlier || upload.state === "failed");
  return (
    <Container header={<Header variant="h2">{text.title}</Header>}>
      <SpaceBetween size="m">
        {upload && <UploadState upload={upload} />}
        {canPublish && isEarlier && <Box color="text-body-secondary">{text.earlier}</Box>}
        {canPublish && <Publish task={task} channel={account.data} failed={isEarlier ? null : upload} />}
      </SpaceBetween>
    </Container>
  );
};

/** The task has the id of the video too. */
const useRefreshWhenPublished = ({ task_id: id, youtube_video_id }: Task, upload: YouTubeUpload | null | undefined) => {
  const queries = useQueryClient();
  const isNews = upload?.state === "published" && upload.video_id !== youtube_video_id;
  useEffect(() => {
    if (isNews) void refreshQueries(queries, taskKey(id));
  }, [isNews, queries, id]);
};

const UploadState = ({ upload }: { readonly upload: YouTubeUpload }) => {
  const { state, percent, publish_at: at, video_id, error, warnings } = upload;
  return (
    <SpaceBetween size="m">
      {state === "uploading" && (
        <StatusIndicator type="in-progress">
          <span className="whole-words">{text.uploading(percent)}</span>
        </StatusIndicator>
      )}
      {state === "published" && (
        <StatusIndicator type="success">
          <span className="whole-words">
            {at && new Date(at) > new Date() ? text.publishedLater(at) : text.published}
          </span>
        </StatusIndicator>
      )}
      {error && <Alert type="error">{fromServer(error)}</Alert>}
      {warnings.map((warning) => (
        <Alert key={warning} type="warning">
          {fromServer(warning)}
        </Alert>
      ))}
      {video_id && <YoutubeButton id={video_id} label={text.watch} />}
    </SpaceBetween>
  );
};

interface PublishProps {
  readonly task: Task;
  readonly channel: YouTubeChannel | null;
  readonly failed: YouTubeUpload | null;
}

const Publish = ({ task, channel, failed }: PublishProps) => {
  if (!channel || channel.needs_consent)
    return (
      <SpaceBetween size="m">
        <span>{channel ? text.withdrawn : text.connectFirst}</span>
        <AppButton to="/youtube">{channel ? text.connectAgain : text.connect}</AppButton>
      </SpaceBetween>
    );
  return (
    <SpaceBetween size="m">
      <Box color="text-body-secondary">{text.channel(channel.title)}</Box>
      <PublishForm id={task.task_id} failed={failed} />
    </SpaceBetween>
  );
};
