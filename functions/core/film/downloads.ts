import type { EarlierCut, TaskRecord } from "#contract/schema/task-record.ts";

export type DownloadKind =
  | "video"
  | "thumbnail"
  | "captions_srt"
  | "captions_vtt"
  | "transcript"
  | "descriptions_vtt"
  | "descriptions_sound"
  | "story"
  | "description"
  | "everything"
  | "editor";

type Files = Omit<EarlierCut, "cut" | "made_at"> & Pick<TaskRecord, "cut" | "code_name">;

/** The downloadable files of a completed film, or of one of its cuts: key and file name of each. */
export const downloadsOf = (task: Files): { kind: DownloadKind; key: string; fileName: string }[] => {
  const { cut = 1 } = task;
  const name = fileNameOf(task.code_name) + (cut > 1 ? ` - cut ${cut}` : "");
  const files = [
    { kind: "video" as const, key: task.video_key, fileName: `${name}.mp4` },
    { kind: "thumbnail" as const, key: task.thumbnail_key, fileName: `${name}.jpg` },
    { kind: "captions_srt" as const, key: task.captions_srt_key, fileName: `${name}.srt` },
    { kind: "captions_vtt" as const, key: task.captions_vtt_key, fileName: `${name}.vtt` },
    { kind: "transcript" as const, key: task.transcript_key, fileName: `${name} - transcript.txt` },
    { kind: "descriptions_vtt" as const, key: task.descriptions_vtt_key, fileName: `${name} - descriptions.vtt` },
    {
      kind: "descriptions_sound" as const,
      key: task.descriptions_sound_key,
      fileName: `${name} - audio description.m4a`,
    },
    { kind: "story" as const, key: task.story_text_key, fileName: `${name} - story.txt` },
    { kind: "description" as const, key: task.description_text_key, fileName: `${name} - description.txt` },
    { kind: "everything" as const, key: task.everything_key, fileName: `${name}.zip` },
    { kind: "editor" as const, key: task.editor_key, fileName: `${name} - editor.zip` },
  ];
  return files.flatMap(({ key, ...file }) => (key ? [{ key, ...file }] : []));
};

/** Names of devices, which no file may have on Windows. */
const reservedName = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A film's name as a file name that is valid on every operating system. */
export const fileNameOf = (name: string): string => {
  const plain = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\\/:*?"<>|]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "")
    .replace(reservedName, "$1 film");
  return (
    [...plain]
      .slice(0, 60)
      .join("")
      .replace(/[. ]+$/, "") || "film"
  );
};
