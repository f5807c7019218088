import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { storyTitle } from "#contract/endpoints/ai.ts";
import { TextField } from "../../components/fields/text-field.tsx";
import { call } from "../../lib/api.ts";
import type { Order } from "./order.ts";
import { text } from "./text.ts";

/** The optional title, with a suggestion from AI. */
export const TitleField = ({ form }: { readonly form: UseFormReturn<Order> }) => {
  const { suggest, isSuggesting, failed } = useTitle(form);
  return (
    <div className="film-title">
      <div className="row-with-button">
        <TextField control={form.control} name="codeName" label={text.title} hint={text.titleHint} stretch />
        <Button
          formAction="none"
          iconName="gen-ai"
          loading={isSuggesting}
          loadingText={text.suggesting}
          onClick={suggest}
        >
          {text.suggestTitle}
        </Button>
      </div>
      {failed && <Alert type="error">{text.noTitle}</Alert>}
    </div>
  );
};

const useTitle = ({ getValues, setValue, setError }: UseFormReturn<Order>) => {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (story: string) => {
      const { storyType, voiceLanguage } = getValues();
      return call(storyTitle, { body: { storyType, voiceLanguage, story } });
    },
    onSuccess: ({ data: { title } }) => setValue("codeName", title, { shouldDirty: true }),
  });
  const suggest = () => {
    const field = getValues("storyKind") === "full" ? "fullStory" : "inputStory";
    const story = getValues(field).trim();
    if (story) mutate(story);
    else setError(field, { message: text.noStory }, { shouldFocus: true });
  };
  return { suggest, isSuggesting: isPending, failed: isError };
};
