import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Task } from "#contract/schema/task.ts";
import { AppButton, AppLink } from "../../components/app-link.tsx";
import { CopyableText } from "../../components/copyable-text.tsx";
import { DownloadButton } from "../../components/download-button.tsx";
import { FilmTiles } from "../../components/film-tiles.tsx";
import { Poster } from "../../components/poster.tsx";
import { ShareBlock } from "../../components/share-block.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { YoutubeButton } from "../../components/youtube-button.tsx";
import { downloadFileName } from "../../lib/format.ts";
import { text } from "./text.ts";

/** The newest completed film and its actions. */
export const LatestCard = ({ task }: { readonly task: Task }) => {
  const { task_id: id, code_name: name } = task;
  const page = `/task-detail/${id}`;
  return (
    <Container
      header={
        <Header variant="h2" info={<StatusBadge status={task.process_status} />}>
          {text.latest}
        </Header>
      }
      footer={
        <Box color="text-body-secondary" fontSize="body-s">
          {text.updated(task.task_updated_at)}
        </Box>
      }
    >
      <SpaceBetween size="m">
        <div className="film-head">
          <Poster task={task} to={page} />
          <SpaceBetween size="xs">
            <AppLink to={page} fontSize="heading-m">
              {name || text.noCodeName}
            </AppLink>
            <CopyableText kind="badge" what={text.taskIdCopied} value={id} />
          </SpaceBetween>
        </div>
        <FilmTiles task={task} />
        <ShareBlock task={task} />
        <div className="buttons">
          <AppButton to={page} variant="primary">
            {text.view}
          </AppButton>
          <DownloadButton link={task.final_video_url} as={downloadFileName(name, "mp4")} label={text.downloadVideo} />
          <DownloadButton
            link={task.final_image_url}
            as={downloadFileName(name, "jpg")}
            label={text.downloadThumbnail}
          />
          <YoutubeButton id={task.youtube_video_id} />
          <AppButton to={`/repeat-task?from=${id}`}>{text.repeatTask}</AppButton>
          <AppButton to={`/continue-task?from=${id}`}>{text.sequel}</AppButton>
        </div>
      </SpaceBetween>
    </Container>
  );
};
