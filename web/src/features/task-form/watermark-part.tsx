import { useEffect } from "react";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import { measureImage } from "../../lib/measure-image.ts";
import { t } from "../../lib/translate.ts";
import { useOwnFiles, useUpload } from "../../lib/use-own-files.ts";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";
import { pictureError } from "./picture-error.ts";
import { PictureInput } from "./picture-input.tsx";

const check = (file: File) => pictureError("watermark", file, () => measureImage(file));

/** The watermark of the story type: the current one or a new upload. */
export const WatermarkPart = ({
  form: { control, setValue, clearErrors },
}: {
  readonly form: UseFormReturn<Order>;
}) => {
  const { fieldState } = useController({ control, name: "watermarkEnabled" });
  const storyType = useWatch({ control, name: "storyType" });
  const { data, error } = useOwnFiles("watermark");
  const { upload, percent, uploadError, notes } = useUpload("watermark", check, ({ id }) => {
    setValue("watermarkFile", id);
    clearErrors("watermarkEnabled");
  });
  const mine = data?.find(({ metadata }) => metadata.storyType === storyType);
  useEffect(() => {
    if (data) setValue("watermarkFile", mine?.id ?? "");
  }, [data, mine, setValue]);
  return (
    <PictureInput
      label={text.watermarkFile}
      hint={text.watermarkHint}
      errorText={uploadError || fieldState.error?.message || (error ? text.noAssets(error.message) : undefined)}
      percent={percent}
      notes={notes}
      picture={mine && { url: mine.url, caption: text.watermarkOf(t(storyTypes[storyType])) }}
      onFile={(file) => upload(file, { metadata: { storyType } })}
    />
  );
};
