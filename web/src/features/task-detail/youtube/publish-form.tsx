import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as contract from "#contract/endpoints/youtube.ts";
import type { VideoOptions, YouTubeUpload } from "#contract/schema/youtube.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { MadeForKidsField, type Visibility, VisibilityField } from "../../../components/fields/video-options.tsx";
import { useFlash } from "../../../components/flash.tsx";
import { call, messageOf } from "../../../lib/api.ts";
import { text } from "./text.ts";
import { uploadQuery } from "./upload-query.ts";

interface PublishFormProps {
  readonly id: string;
  /** The upload that failed. */
  readonly failed: YouTubeUpload | null;
}

/** How a film is published. An upload that has begun goes on with its options. */
export const PublishForm = ({ id, failed }: PublishFormProps) => {
  const flash = useFlash();
  const queries = useQueryClient();
  const [visibility, setVisibility] = useState<Visibility>(
    failed?.publish_at ? "later" : (failed?.privacy ?? "private"),
  );
  const [isForKids, setForKids] = useState(failed?.made_for_kids ?? false);
  const [at, setAt] = useState(() => localInput(tomorrow()));
  const publish = async () => {
    try {
      const body = optionsOf(visibility, isForKids, at);
      const { data } = await call(contract.publishOnYouTube, { params: { id }, body });
      queries.setQueryData(uploadQuery(id).queryKey, data);
    } catch (error) {
      flash({ type: "error", content: messageOf(error, text.noAnswer), id });
    }
  };
  return (
    <SpaceBetween size="m">
      {!failed?.has_begun && (
        <SpaceBetween size="m">
          <VisibilityField value={visibility} withLater onChange={setVisibility} />
          {visibility === "later" && (
            <FormField label={text.at}>
              <Input
                value={at}
                nativeInputAttributes={{ type: "datetime-local", min: localInput(new Date()) }}
                onChange={({ detail }) => setAt(detail.value)}
              />
            </FormField>
          )}
          <MadeForKidsField label={text.madeForKids} checked={isForKids} onChange={setForKids} />
        </SpaceBetween>
      )}
      <BusyButton
        label={failed ? text.tryAgain : text.publish}
        busy={text.starting}
        disabled={visibility === "later" && at === ""}
        onPress={publish}
      />
    </SpaceBetween>
  );
};

const optionsOf = (visibility: Visibility, made_for_kids: boolean, at: string): VideoOptions =>
  visibility === "later"
    ? { privacy: "private", made_for_kids, publish_at: new Date(at).toISOString() }
    : { privacy: visibility, made_for_kids };

const tomorrow = (): Date => {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return day;
};

/** The value of an input of the type `datetime-local`: the time of the user's time zone, to the minute. */
const localInput = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
