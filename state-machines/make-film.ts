import { answer, catches, drawing, drawn, everyScene, input, sheets } from "./film-stages.ts";
import { choice, providerRetries, retryCount, type States, stage, variables } from "./states.ts";

const soundBranch = {
  StartAt: "MixSound",
  States: stage("MixSound", { payload: variables("run", "scenesKey", "timingKey", "voices"), output: answer }),
};

const textBranch = {
  StartAt: "DescribeVideo",
  States: stage("DescribeVideo", {
    comment: "After some retries the built-in publisher writes the texts: they never fail a film.",
    payload: variables("run", "storyKey", "scenesKey", "timingKey", retryCount),
    retries: providerRetries,
  }),
};

const captionBranch = {
  StartAt: "WriteCaptions",
  States: stage("WriteCaptions", {
    payload: variables("run", "scenesKey", "timingKey", {
      name: "voices",
      is: "[$map($voices, function($voice) { { 'words': $voice.words } })]",
    }),
    output: answer,
  }),
};

/** What PackEditor gets of the scenes: without the files that it does not read. */
const sceneFiles = {
  name: "scenes",
  is: "[$map($made, function($scene, $n) { { 'video': $scene.segment.video, 'picture': $scene.picture, 'sound': $voices[$n].sound, 'words': $voices[$n].words } })]",
};
const editorCaptions = { name: "captions", is: "$captions.srt" };
const filmMusic = { name: "music", is: "$exists($sound.music) ? $sound.music : ''" };

const sceneBranch = {
  StartAt: "NeedsSheets",
  States: {
    NeedsSheets: {
      ...choice([["$needsSheets", "DrawSheets"]], "MakeScenes"),
      Assign: { lookKey: "{% '' %}" },
    },
    ...stage("DrawSheets", { ...sheets, next: "MakeScenes" }),
    MakeScenes: everyScene(
      {
        comment: "A stage returns the files that it wrote: of two releases, each names its files in its own way.",
        item: {
          ...drawn,
          timingKey: "{% $timingKey %}",
          voice: "{% $voices[$states.context.Map.Item.Index] %}",
        },
        after: { End: true },
      },
      {
        ...stage("DrawScene", {
          ...drawing,
          output: "{% $merge([$states.input, { 'picture': $states.result.Payload }]) %}",
          next: "RenderScene",
        }),
        ...stage("RenderScene", {
          payload: input,
          output: {
            picture: "{% $states.input.picture.picture %}",
            layers: "{% $states.input.picture.layers %}",
            segment: answer,
          },
        }),
      },
    ),
  },
};

const joinBranch = {
  StartAt: "JoinFilm",
  States: stage("JoinFilm", {
    payload: variables("run", "storyKey", "scenesKey", "timingKey", "made", "sound", "captions"),
  }),
};

const editorBranch = {
  StartAt: "PackEditor",
  States: stage("PackEditor", {
    comment: "The material for video editors, in one file.",
    payload: variables("run", "scenesKey", "timingKey", editorCaptions, filmMusic, sceneFiles),
  }),
};

/** The part of make-video that makes a film of a plan and its voices. */
export const makeFilm: States = {
  MakeFilm: {
    Comment:
      "Sound and texts need no picture, so they are made beside the scenes. A branch has no Catch: the state has it.",
    Type: "Parallel",
    Branches: [soundBranch, sceneBranch, textBranch, captionBranch],
    Assign: {
      sound: "{% $states.result[0] %}",
      made: "{% $states.result[1] %}",
      captions: "{% $states.result[3] %}",
    },
    Output: {},
    Catch: catches,
    Next: "FinishFilm",
  },
  FinishFilm: {
    Comment: "The material for video editors needs no joined film.",
    Type: "Parallel",
    Branches: [joinBranch, editorBranch],
    Output: {},
    Catch: catches,
    Next: "CompleteTask",
  },
};
