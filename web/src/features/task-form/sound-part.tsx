import ColumnLayout from "@cloudscape-design/components/column-layout";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { musics, musicVolumes } from "#contract/order/values.ts";
import { SelectField } from "../../components/fields/select-field.tsx";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";
import { OwnMusic } from "./own-music.tsx";

const musicOptions = musics.map((value) => ({ value, label: text.musics[value] }));
const volumeOptions = musicVolumes.map((value) => ({ value, label: text.musicVolumes[value] }));

/** The music of the film, and how loud it is. */
export const SoundPart = ({ form }: { readonly form: UseFormReturn<Order> }) => {
  const { control } = form;
  const music = useWatch({ control, name: "music" });
  return (
    <SpaceBetween size="m">
      <ColumnLayout columns={2}>
        <SelectField control={control} name="music" label={text.music} options={musicOptions} />
        {music !== "none" && (
          <SelectField control={control} name="musicVolume" label={text.musicVolume} options={volumeOptions} />
        )}
      </ColumnLayout>
      {music === "own" && <OwnMusic form={form} />}
    </SpaceBetween>
  );
};
