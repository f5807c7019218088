import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listPronunciations, savePronunciations } from "#contract/endpoints/account.ts";
import { maxAccountPronunciations, type Pronunciation } from "#contract/order/values.ts";
import { PronunciationsInput } from "../../components/fields/pronunciations-input.tsx";
import { useFlash } from "../../components/flash.tsx";
import { call } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { text } from "./text.ts";

/** The words that the narrator of each new film says as the user wrote them. */
export const PronunciationsForm = () => {
  const { saved, loadError, mutate, isPending, saveError } = usePronunciations();
  const [changed, setChanged] = useState<readonly Pronunciation[]>();
  const error = loadError ?? saveError;
  const save = () => changed && mutate([...changed], { onSuccess: () => setChanged(undefined) });
  return (
    <Container header={<Header variant="h2">{text.pronunciations}</Header>}>
      <SpaceBetween size="m">
        <Box>{text.pronunciationsAbout}</Box>
        <PronunciationsInput
          label={text.words}
          list={changed ?? saved ?? []}
          max={maxAccountPronunciations}
          errorText={error ? text.pronunciationsFailed(error.message) : undefined}
          onChange={setChanged}
        />
        <Button
          formAction="none"
          disabled={!saved || !changed}
          loading={isPending}
          loadingText={text.saving}
          onClick={save}
        >
          {text.savePronunciations}
        </Button>
      </SpaceBetween>
    </Container>
  );
};

const usePronunciations = () => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const flash = useFlash();
  const queryKey = ["pronunciations", userId];
  const { data: saved, error: loadError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listPronunciations, { params: { userId } }, signal)).data.pronunciations,
  });
  const {
    mutate,
    isPending,
    error: saveError,
  } = useMutation({
    mutationFn: (pronunciations: Pronunciation[]) =>
      call(savePronunciations, { params: { userId }, body: { pronunciations } }),
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKey, data.pronunciations);
      flash({ type: "success", content: text.pronunciationsSaved, id: "pronunciations" });
    },
  });
  return { saved, loadError, mutate, isPending, saveError };
};
