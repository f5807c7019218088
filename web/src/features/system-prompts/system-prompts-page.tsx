import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Select from "@cloudscape-design/components/select";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { storyTypeIds, storyTypes } from "#contract/catalogue/story-types.ts";
import { AppButton } from "../../components/app-link.tsx";
import { EmptyReel } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Loading } from "../../components/loading.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { t } from "../../lib/translate.ts";
import { loadErrorReason, templates } from "./queries.ts";
import { TemplateView } from "./template-view.tsx";
import { text } from "./text.ts";

const options = storyTypeIds.map((value) => ({ value, label: t(storyTypes[value]) }));

/** The prompt templates of the story types. */
export const SystemPromptsPage = () => {
  const [search, setSearch] = useSearchParams();
  const { data, error, isPending, refetch } = useQuery(templates);
  const type = storyTypeIds.find((id) => id === search.get("type")) ?? "fairytale_story";
  const template = data?.find(({ story_type }) => story_type === type);
  return (
    <SpaceBetween size="l">
      <PageHeader
        title={text.title}
        description={text.about}
        actions={
          <AppButton to="/developer" ariaLabel={text.backTo}>
            {text.back}
          </AppButton>
        }
      />
      {isPending && <Loading>{text.loading}</Loading>}
      {error && (
        <Alert
          type="error"
          action={
            <SpaceBetween direction="horizontal" size="xs">
              <Button onClick={() => void refetch()}>{text.retry}</Button>
              <AppButton to="/developer">{text.back}</AppButton>
            </SpaceBetween>
          }
        >
          {text.failed(loadErrorReason(error))}
        </Alert>
      )}
      {data && (
        <FormField label={text.storyType}>
          <Select
            options={options}
            filteringType="auto"
            selectedOption={options.find(({ value }) => value === type) ?? null}
            onChange={({ detail }) => setSearch({ type: detail.selectedOption.value ?? type }, { replace: true })}
          />
        </FormField>
      )}
      {data && !template && (
        <EmptyState title={text.none} drawing={<EmptyReel />}>
          {text.noneAbout}
        </EmptyState>
      )}
      {template && <TemplateView key={type} type={type} template={template} />}
    </SpaceBetween>
  );
};
