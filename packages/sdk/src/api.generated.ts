// Generated from the contract: npm run docs

/** The type of each field of an order. */
export const orderFieldTypes = {
  mode: "string",
  task_id: "string",
  from_task_id: "string",
  preset_id: "string",
  triggered_by: "string",
  story_type: "string",
  input_story: "string",
  outline: "object",
  video_duration: "number",
  dimension_type: "string",
  voice_language: "string",
  narrator_name: "string",
  narrator_voice_id: "string",
  illustration_style: "string",
  audience_age: "string",
  audience_gender: "string",
  audience_location: "string",
  temperature: "number",
  thematic_purpose: "string",
  signature_phrases: "string",
  search_keywords: "string",
  youtube_channel_description: "string",
  own_hashtags: "string",
  intro_card: "string",
  end_card: "string",
  copy_to_email: "string",
  enable_chapter_transitions: "boolean",
  enable_zoom_effect: "boolean",
  enable_subtitle: "boolean",
  subtitle_style: "string",
  highlight_spoken_word: "boolean",
  speaker_captions: "string",
  pronunciations: "object",
  character_voices: "boolean",
  characters: "object",
  music: "string",
  music_asset_id: "string",
  music_volume: "string",
  review: "string",
  review_timeout: "string",
  watermark_enabled: "boolean",
  use_fixed_character: "boolean",
  character_name: "string",
  code_name: "string",
  system_prompt_story_writing: "string",
  system_prompt_structure_design: "string",
} as const;

/** The JSON Schema of one change of a film's scenes. */
export const sceneEditSchema = {
  "oneOf": [
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "rewrite"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        },
        "narration": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      },
      "required": [
        "type",
        "scene",
        "narration"
      ],
      "description": "Another narration. It is spoken again."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "utterances"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        },
        "utterances": {
          "minItems": 1,
          "maxItems": 60,
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "speaker": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100,
                "description": "`narrator`, or the id of one of the film's `speakers`"
              },
              "text": {
                "type": "string",
                "minLength": 1,
                "maxLength": 2000
              },
              "style": {
                "description": "How it is spoken, as far as the engine can; without it, as a storyteller reads aloud",
                "type": "string",
                "enum": [
                  "calm",
                  "happy",
                  "excited",
                  "sad",
                  "scared",
                  "angry",
                  "whisper",
                  "shout"
                ]
              }
            },
            "required": [
              "speaker",
              "text"
            ],
            "description": "One speaker's words within a scene."
          }
        }
      },
      "required": [
        "type",
        "scene",
        "utterances"
      ],
      "description": "Who says what, and how: the utterances together are the scene's narration, which is spoken again. `rewrite`, `split` and `join` find the speakers anew from the words."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "prompt"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        },
        "prompt": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      },
      "required": [
        "type",
        "scene",
        "prompt"
      ],
      "description": "Another picture, drawn after this prompt. The picture before is kept as a version."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "redraw"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        }
      },
      "required": [
        "type",
        "scene"
      ],
      "description": "Another picture of the same prompt. The picture before is kept as a version."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "choose_picture"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        },
        "version": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991
        }
      },
      "required": [
        "type",
        "scene",
        "version"
      ],
      "description": "One of the scene's pictures so far."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "own_picture"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        },
        "asset_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100
        }
      },
      "required": [
        "type",
        "scene",
        "asset_id"
      ],
      "description": "An uploaded picture: the id of an asset of type image or character. It fills the frame."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "own_narration"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        },
        "asset_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100
        }
      },
      "required": [
        "type",
        "scene",
        "asset_id"
      ],
      "description": "An uploaded recording of the scene's narration: the id of an asset of type narration. The scene is as long as it, and its words are found in it for the subtitles. `rewrite`, `split` and `join` remove it, because the words are others then."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "whole_narration"
        },
        "asset_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100
        }
      },
      "required": [
        "type",
        "asset_id"
      ],
      "description": "One uploaded recording of the whole narration, all scenes in their order: the id of an asset of type narration. It is split over the scenes, and each has its part as if it was recorded alone."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "remove_own_narration"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        }
      },
      "required": [
        "type",
        "scene"
      ],
      "description": "The narration is spoken by the film's voice again, instead of the uploaded recording."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "camera"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        },
        "camera": {
          "type": "string",
          "enum": [
            "still",
            "zoom",
            "pan"
          ],
          "description": "still, zoom: slowly in and out, pan: slowly from one side to the other"
        }
      },
      "required": [
        "type",
        "scene",
        "camera"
      ],
      "description": "How the camera moves in this scene."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "add"
        },
        "position": {
          "type": "integer",
          "minimum": 1,
          "maximum": 9007199254740991,
          "description": "The number that the scene gets in the film, from 1; at most one more than there are scenes"
        },
        "narration": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "prompt": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "title": {
          "type": "string",
          "maxLength": 100
        }
      },
      "required": [
        "type",
        "position",
        "narration",
        "prompt"
      ],
      "description": "Another scene."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "remove"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        }
      },
      "required": [
        "type",
        "scene"
      ],
      "description": "Removes a scene. A film has at least one."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "move"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        },
        "position": {
          "type": "integer",
          "minimum": 1,
          "maximum": 9007199254740991,
          "description": "The number that the scene gets in the film, from 1; at most one more than there are scenes"
        }
      },
      "required": [
        "type",
        "scene",
        "position"
      ],
      "description": "Moves a scene. Nothing is drawn or spoken again."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "split"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        },
        "narration": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "next_narration": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      },
      "required": [
        "type",
        "scene",
        "narration",
        "next_narration"
      ],
      "description": "Splits a scene: its new narration, and that of a new scene after it, which shows the same picture."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "join"
        },
        "scene": {
          "type": "integer",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991,
          "description": "The `id` of a scene, which it keeps wherever it is moved"
        }
      },
      "required": [
        "type",
        "scene"
      ],
      "description": "Joins a scene with the next one: both narrations, and the picture of the first."
    },
    {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "voice"
        },
        "character": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100
        },
        "voice": {
          "type": "string",
          "maxLength": 100
        }
      },
      "required": [
        "type",
        "character",
        "voice"
      ],
      "description": "Another voice of a speaker, in the whole film: of a character, or of the `narrator`. The scenes where it speaks are spoken again."
    }
  ],
  "description": "One change of a film's scenes.",
  "type": "object"
} as const;

export interface paths {
    "/api/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a film, change a pending one, repeat one, or continue a completed one
         * @description Up to 30 calls a minute and 200 a day.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One film: its order, its progress, and its files when it is completed
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["taskStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/scenes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The storyboard of a film: text, picture and audio of each scene, as far as they are made
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["taskScenes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/scenes/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit the scenes of a film that waits for its owner's review, or say what edits would cost, also those of a completed film
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["editScenes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/cuts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new cut of a completed film with edited scenes. The cut so far stays until the film is deleted
         * @description An API key needs the scope `tasks:write`. Up to 30 calls a minute and 200 a day.
         */
        post: operations["makeCut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a completed film in other languages: the same pictures with other words and another voice, for a third of its price each
         * @description An API key needs the scope `tasks:write`. Up to 30 calls a minute and 200 a day.
         */
        post: operations["translateTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/playlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An HLS playlist of the scenes that are rendered so far, to watch a film while it is made: narration without music. It grows, and ends with the film
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["taskPlaylist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The downloads of a completed film: video, thumbnail, captions, texts, and all of them as a ZIP
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["taskDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user's films, newest first, by status, story type, source, date or text; and how many have each status
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a pending film now instead of after its edit window
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["startTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/review/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue a film that waits for its owner's review. A first look reserves the rest of its price
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["continueReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a film that waits or is being made; credits for unfinished work are returned
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["cancelTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed film from where it failed
         * @description An API key needs the scope `tasks:write`. Up to 30 calls a minute and 200 a day.
         */
        post: operations["retryTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a completed film longer, for credits: see `extension` of the film for the price and the new date
         * @description An API key needs the scope `tasks:write`. Up to 30 calls a minute and 200 a day.
         */
        post: operations["extendTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let anyone with the link watch a completed film, or stop that
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["shareTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a pending film (its credits are returned), or one that has ended
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The presets of a user, by name
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["listPresets"];
        put?: never;
        /**
         * Save settings as a preset; an order names it in preset_id
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["createPreset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/presets/{presetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the name and the settings of a preset; films that were ordered with it stay as they are
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["changePreset"];
        /**
         * Delete a preset
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        delete: operations["deletePreset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active key, masked, and all keys of the last 30 days
         * @description Up to 600 calls a minute.
         */
        get: operations["apiKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/api-key/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a key, shown in full only once; it replaces the key of the same mode
         * @description Up to 5 calls a minute and 20 a day.
         */
        post: operations["generateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/api-key/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key; it stops working at once
         * @description Up to 120 calls a minute.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/api-usage-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest films ordered with API keys
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["apiUsageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/incoming/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a film from a program, or edit, repeat or continue one
         * @description An API key needs the scope `tasks:write`. Needs an API key. Up to 30 calls a minute and 200 a day.
         */
        post: operations["incomingOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A form for uploading one file directly to S3; call completeUpload afterwards
         * @description An API key needs the scope `tasks:write`. Up to 20 calls a minute.
         */
        post: operations["uploadUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/asset/{assetId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an uploaded file, re-encode it and list it; an invalid file is deleted
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["completeUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload-asset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one file of up to 4 MB in the field `file` of a form
         * @description An API key needs the scope `tasks:write`. Up to 20 calls a minute.
         */
        post: operations["uploadAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user's files, newest first; filtered by type or category
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["listAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/asset/{assetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file; films that were ordered with it keep their own copy
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        delete: operations["deleteAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/watermark/{storyType}/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a user has a watermark for a story type
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["watermarkExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The credits of a user: balance, earned and spent
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["credits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger entries of a user, newest first
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of a film, the speaking time of its full story, and what is understood of its story prompt
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        post: operations["quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/initialize-user-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the account and welcome credits of a signed-in user, if they do not exist yet; otherwise take over a new e-mail address from the user pool
         * @description Up to 120 calls a minute.
         */
        post: operations["initializeUserCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/create-folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The folders of a user's uploads; they exist without being created
         * @description Up to 120 calls a minute.
         */
        post: operations["createFolders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/pronunciations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words that the narrator says as the user wrote them, in each new film
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["listPronunciations"];
        put?: never;
        /**
         * Replace the list of pronunciations of a user; films that were ordered before stay as they are
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["savePronunciations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/mail-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which mails a user gets
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["mailPreferences"];
        put?: never;
        /**
         * Switch kinds of mails on or off; kinds that are not sent stay as they are
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["saveMailPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The language of a user's mails
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["userLanguage"];
        put?: never;
        /**
         * Set the language of a user's mails
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["saveUserLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-subscription/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the unsubscribe link of a mail is about
         * @description Up to 600 calls a minute.
         */
        get: operations["mailSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads a mail program that opens the address of the List-Unsubscribe header to the page; changes nothing
         * @description Up to 600 calls a minute.
         */
        get: operations["unsubscribePage"];
        put?: never;
        /**
         * Ends the mails of an unsubscribe link (RFC 8058, one click); the body is not read
         * @description Up to 120 calls a minute.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is stored about a user, in pages of films
         * @description Up to 600 calls a minute.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account with its films, files and records; the books keep the credits without a name
         * @description Up to 120 calls a minute.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the purchase of a credit package; returns the URL of the checkout page
         * @description Up to 10 calls a minute.
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/payment-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user's purchases and card transactions, newest first
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["paymentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/payments/{paymentId}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links to the invoice of a payment, which end after some days
         * @description An API key needs the scope `tasks:read`. Up to 120 calls a minute.
         */
        get: operations["paymentInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of a checkout session, and the new balance
         * @description Up to 600 calls a minute.
         */
        get: operations["paymentOutcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events from Stripe, verified by their signature
         * @description Up to 6000 calls a minute.
         */
        post: operations["stripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/story-idea": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new story idea for a story type
         * @description Up to 20 calls a minute and 100 a day.
         */
        post: operations["storyIdea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A title of up to 60 characters for a story
         * @description Up to 20 calls a minute and 100 a day.
         */
        post: operations["storyTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A summary of a story in fewer than 1,000 characters
         * @description Up to 20 calls a minute and 100 a day.
         */
        post: operations["storySummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/revise-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A system prompt revised as requested, with all its placeholders
         * @description Up to 20 calls a minute and 100 a day.
         */
        post: operations["revisePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Story types, lengths and prices, languages, voices, styles and packages
         * @description Up to 600 calls a minute.
         */
        get: operations["systemConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/illustration-styles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The illustration styles with their short names and sample pictures
         * @description Up to 600 calls a minute.
         */
        get: operations["illustrationStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description of the API, in OpenAPI 3.1
         * @description Up to 600 calls a minute.
         */
        get: operations["openApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system_prompt_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The system prompts of every story type
         * @description Up to 600 calls a minute.
         */
        get: operations["systemPromptTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system_prompt_templates/{storyType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The system prompts of one story type
         * @description Up to 600 calls a minute.
         */
        get: operations["systemPromptTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/validate-system-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check that custom system prompts contain all required placeholders
         * @description Up to 120 calls a minute.
         */
        post: operations["validateSystemPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A film that its owner shares with anyone who has the link
         * @description Up to 600 calls a minute.
         */
        get: operations["watchFilm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch/{id}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of a shared film: /watch/{id}, and /embed/{id} for a frame of another site
         * @description Up to 600 calls a minute.
         */
        get: operations["watchPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player of a shared film, for sites that embed by oEmbed
         * @description Up to 600 calls a minute.
         */
        get: operations["oembed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/redeem-voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a voucher code for credits, once per code
         * @description Up to 10 calls a minute and 50 a day.
         */
        post: operations["redeemVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 50 vouchers, and statistics of all
         * @description For administrators. Up to 600 calls a minute.
         */
        get: operations["listVouchers"];
        put?: never;
        /**
         * Create a voucher with a generated code
         * @description For administrators. Up to 120 calls a minute.
         */
        post: operations["createVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin-credit-topup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give credits to a user, found by e-mail or id
         * @description For administrators. Up to 120 calls a minute.
         */
        post: operations["topUpCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credit-topup-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Credits given by administrators, newest first
         * @description For administrators. Up to 600 calls a minute.
         */
        get: operations["topUpHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/by-email/{email}/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The credits of the user with an e-mail address
         * @description For administrators. Up to 600 calls a minute.
         */
        get: operations["customerInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refund-task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund the price of a film, once
         * @description For administrators. Up to 120 calls a minute.
         */
        post: operations["refundTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user and their newest 20 films, found by e-mail, user id or film id
         * @description For administrators. Up to 600 calls a minute.
         */
        get: operations["findForSupport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/end-task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a film that waits or is being made: its owner gets all its credits back and may retry it
         * @description For administrators. Up to 120 calls a minute.
         */
        post: operations["endTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/retry-film": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a failed film again from where it failed. Its owner does not pay what was refunded
         * @description For administrators. Up to 120 calls a minute.
         */
        post: operations["retryFilm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/extend-film": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a completed film longer, for nothing
         * @description For administrators. Up to 120 calls a minute.
         */
        post: operations["extendFilm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search-films": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Films of all users by words of a title or of the idea, among those that are being made or have files
         * @description For administrators. Up to 120 calls a minute.
         */
        post: operations["searchFilms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/paused-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The engines that administrators have paused
         * @description For administrators. Up to 600 calls a minute.
         */
        get: operations["pausedProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pause-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop all calls to an engine: new films wait, films that are being made retry for 50 minutes
         * @description For administrators. Up to 120 calls a minute.
         */
        post: operations["pauseProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/resume-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allow calls to a paused engine again: waiting films continue by themselves
         * @description For administrators. Up to 120 calls a minute.
         */
        post: operations["resumeProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log of a month, newest first
         * @description For administrators. Up to 600 calls a minute.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/webhook-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhook of a user, or null
         * @description An API key needs the scope `webhooks:write`. Up to 600 calls a minute.
         */
        get: operations["webhookConfig"];
        put?: never;
        /**
         * Set the URL and enable the webhook; the first response contains the signing secret
         * @description An API key needs the scope `webhooks:write`. Up to 120 calls a minute.
         */
        post: operations["saveWebhookConfig"];
        /**
         * Delete the webhook and its signing secret
         * @description An API key needs the scope `webhooks:write`. Up to 120 calls a minute.
         */
        delete: operations["deleteWebhookConfig"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/webhook-config/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new signing secret, shown once; deliveries are also signed with the old one for 24 hours
         * @description An API key needs the scope `webhooks:write`. Up to 5 calls a minute and 20 a day.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sample task_completed message to the given or the saved URL; task_id chooses one of your films
         * @description An API key needs the scope `webhooks:write`. Up to 10 calls a minute.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhook deliveries of the last 30 days with all attempts, newest first
         * @description An API key needs the scope `webhooks:write`. Up to 600 calls a minute.
         */
        get: operations["webhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/webhook-deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a delivery now, with the same webhook-id
         * @description An API key needs the scope `webhooks:write`. Up to 10 calls a minute.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/ghost-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Ghost blog on which a user's films are published, or null
         * @description Up to 600 calls a minute.
         */
        get: operations["ghostConfig"];
        put?: never;
        /**
         * Publish completed films on a Ghost blog
         * @description Up to 120 calls a minute.
         */
        post: operations["saveGhostConfig"];
        /**
         * Stop publishing films and delete the key
         * @description Up to 120 calls a minute.
         */
        delete: operations["deleteGhostConfig"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ghost/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the access to a blog, with the given or the saved configuration
         * @description Up to 10 calls a minute.
         */
        post: operations["testGhost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/youtube": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The YouTube channel on which a user's films can be published, or null
         * @description Up to 600 calls a minute.
         */
        get: operations["youTubeChannel"];
        put?: never;
        /**
         * Publish each new film on the connected YouTube channel, or none
         * @description Up to 120 calls a minute.
         */
        post: operations["saveYouTubeSettings"];
        /**
         * Revoke the access to the YouTube channel and delete it
         * @description Up to 120 calls a minute.
         */
        delete: operations["disconnectYouTube"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/youtube/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to connect a YouTube channel: the address of Google's consent page
         * @description Up to 120 calls a minute.
         */
        post: operations["connectYouTube"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/youtube/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect the YouTube channel, with what Google's consent page sent to the site
         * @description Up to 10 calls a minute.
         */
        post: operations["finishYouTube"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}/youtube": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The upload of a film to YouTube, or null
         * @description An API key needs the scope `tasks:read`. Up to 600 calls a minute.
         */
        get: operations["youTubeUpload"];
        put?: never;
        /**
         * Publish a completed film on the connected YouTube channel, or go on with a failed upload
         * @description An API key needs the scope `tasks:write`. Up to 120 calls a minute.
         */
        post: operations["publishOnYouTube"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description What a user orders: the fields of the task form. */
        TaskForm: {
            /**
             * @description One of fairytale_story, adventure_story, educational_story, cinematic_story, fantasy_story, sci_fi_story, historical_story, romantic_story, comics_story, bible_story, book_story, lyric_story, poetry_story, dream_story.
             * @enum {string}
             */
            storyType: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
            /**
             * @description The prompt or idea of the story in any language, not the finished story.
             * @default
             */
            inputStory?: string;
            /** @description What you confirm or change of the outline that POST /api/quote reads in the story prompt. A part that is set here is told as you say it; the others are read in the prompt. */
            outline?: components["schemas"]["Outline"];
            /**
             * @description The finished story. It replaces the prompt, and is narrated word for word if it fits the length.
             * @default
             */
            fullStory?: string;
            /**
             * @description Length of the film in minutes: 3, or 5 to 60 in steps of 5. It decides the price.
             * @default 3
             * @enum {number}
             */
            videoDuration?: 3 | 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60;
            /**
             * @description landscape is 16:9, portrait is 9:16.
             * @default landscape
             * @enum {string}
             */
            dimensionType?: "landscape" | "portrait";
            /**
             * @description The language of the narration: one of english, chinese, hindi, spanish, french, arabic, bengali, portuguese, russian, japanese, german, korean, italian.
             * @enum {string}
             */
            voiceLanguage: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
            /**
             * @description The name by which the narrator is introduced.
             * @default
             */
            narratorName?: string;
            /**
             * @description A voice from GET /api/system-configuration that speaks the language of the narration. Chinese takes Chinese voices only, and no other language takes one. Default: the language's first voice.
             * @default
             */
            narratorVoiceId?: string;
            /**
             * @description Japanese Ghibli-inspired Style, Cinematic Realism, Digital Painting, Watercolor, 3D Rendering, Comic Book Style, Chinese Ink Painting, Photorealistic, Anime Style, Oil Painting, Acrylic Painting, Hayao Miyazaki Style, Japanese Woodblock, Vector Art, Fantasy Art, Pencil Sketch, Paper Cut-out, Pixel Art, Stained Glass; or a style in your own words.
             * @default Japanese Ghibli-inspired Style
             * @enum {string}
             */
            illustrationStyle?: "Japanese Ghibli-inspired Style" | "Cinematic Realism" | "Digital Painting" | "Watercolor" | "3D Rendering" | "Comic Book Style" | "Chinese Ink Painting" | "Photorealistic" | "Anime Style" | "Oil Painting" | "Acrylic Painting" | "Hayao Miyazaki Style" | "Japanese Woodblock" | "Vector Art" | "Fantasy Art" | "Pencil Sketch" | "Paper Cut-out" | "Pixel Art" | "Stained Glass" | "Others";
            /**
             * @description The style in your own words, where illustrationStyle is Others.
             * @default
             */
            customIllustrationStyle?: string;
            /**
             * @description toddlers (1-3), preschool (4-5), children (6-12), teens (13-17), young_adults (18-25), adults (26-64), seniors (65+); or your own words.
             * @default adults
             */
            audienceAge?: string;
            /**
             * @description all_genders, male, female; or your own words.
             * @default all_genders
             */
            audienceGender?: string;
            /**
             * @description global, western, east_asian, islamic, christian, hindu_buddhist, african, latin_american, jewish, indigenous, nordic, slavic; or your own words.
             * @default global
             */
            audienceLocation?: string;
            /**
             * @description The creativity of the story: 0.0 to 1.0 in steps of 0.1.
             * @default 0.1
             */
            temperature?: number;
            /**
             * @description The purpose of the story, for example to teach patience.
             * @default
             */
            thematicPurpose?: string;
            /**
             * @description Phrases that the narration uses.
             * @default
             */
            signaturePhrases?: string;
            /**
             * @description Search terms by which people should find the film.
             * @default
             */
            searchKeywords?: string;
            /**
             * @description The subject of your video channel. Title, description and hashtags are written to suit it.
             * @default
             */
            youtubeChannelDescription?: string;
            /** @description Up to 10 hashtags, separated by commas, spaces or new lines. They stand before those of the film. */
            ownHashtags?: string;
            /** @description A line above the title at the beginning of the film, such as the name of your channel. */
            introCard?: string;
            /** @description A text over the last picture at the end of the film, such as The End or the name of your channel. */
            endCard?: string;
            /**
             * @description Up to 5 more addresses that get an e-mail when the film is ready, separated by commas or spaces.
             * @default
             */
            copyToEmail?: string;
            /**
             * @description Open each chapter with a title card and a fade.
             * @default false
             */
            enableChapterTransitions?: boolean;
            /**
             * @description Let the camera move into the pictures.
             * @default false
             */
            enableZoomEffect?: boolean;
            /**
             * @description Burn subtitles into the picture. Every film also has subtitle files.
             * @default false
             */
            enableSubtitle?: boolean;
            /**
             * @description The style of burned subtitles: one of classic, boxed, bold, storybook, subtle.
             * @enum {string}
             */
            subtitleStyle?: "classic" | "boxed" | "bold" | "storybook" | "subtle";
            /** @description Highlight each word of a burned subtitle while it is spoken. */
            highlightSpokenWord?: boolean;
            /**
             * @description How subtitles show which character speaks, where characterVoices is on: `automatic` names a speaker whom the words do not name, `names` names every speaker, `colors` gives the burned subtitles of each character a colour.
             * @enum {string}
             */
            speakerCaptions?: "automatic" | "names" | "colors";
            /** @description Words that the narrator says wrongly, each with a spelling that sounds right. Captions keep the word of the story. A new film also gets those of the account; its own win. */
            pronunciations?: {
                word: string;
                say: string;
            }[];
            /**
             * @description Let the characters of the story speak their lines in voices of their own, chosen by gender and age. Lines whose speaker is not certain stay with the narrator.
             * @default false
             */
            characterVoices?: boolean;
            /** @description Up to 4 characters of your own, in any story type, each with a name and, if you like, a kind, a look, a voice and an uploaded picture. One that the idea names, or whose kind the idea has without a name, is that person of the idea. All of them act in the story. */
            characters?: components["schemas"]["OwnCharacter"][];
            /**
             * @description The music: `automatic` follows the mood of each scene, `none` leaves the film without music, a mood is kept for the whole film: calm, happy, joy, wonder, tense, worried or sad. `own` is the sound file that musicAssetId names.
             * @enum {string}
             */
            music?: "automatic" | "none" | "own" | "calm" | "happy" | "joy" | "wonder" | "tense" | "worried" | "sad";
            /** @description The asset id of an uploaded sound file that is the music, where the music is `own`. It is repeated or cut to the film's length, and its loudness is set as that of other music. */
            musicAssetId?: string;
            /**
             * @description How loud the music is beside the narration: quiet, normal or loud.
             * @enum {string}
             */
            musicVolume?: "quiet" | "normal" | "loud";
            /**
             * @description Stop the film until you continue it: `first_scene` after one scene is written, drawn and spoken, for 1 credit that counts towards the film; `script` after the narration is written and spoken, `storyboard` after the pictures are drawn, `none` never.
             * @enum {string}
             */
            review?: "none" | "first_scene" | "script" | "storyboard";
            /**
             * @description What happens if a review is not continued within 72 hours: `continue` the film, or `cancel` it. A first look is always cancelled.
             * @enum {string}
             */
            reviewTimeout?: "continue" | "cancel";
            /**
             * @description Show the watermark that you uploaded on the site for this story type.
             * @default false
             */
            watermarkEnabled?: boolean;
            /**
             * @description Draw the main character as the image that you uploaded on the site for this story type. `characters` does the same for up to four.
             * @default false
             */
            useFixedCharacter?: boolean;
            /**
             * @description The name of the uploaded character to draw.
             * @default
             */
            characterName?: string;
            /**
             * @description The asset id of an uploaded character. Without it, the one of that name and story type is drawn.
             * @default
             */
            fixedCharacterId?: string;
            /**
             * @description Your own name for the task, up to 300 characters. Default: a generated title, or the first 100 characters of the story prompt; once the story is written, its title. An order of the site also gives it to the film as its title.
             * @default
             */
            codeName?: string;
            /**
             * @description Your own system prompt for writing the story. Keep the placeholder variables of the template intact.
             * @default
             */
            systemPromptWriting?: string;
            /**
             * @description Your own system prompt for planning the scenes. Keep the placeholder variables of the template intact.
             * @default
             */
            systemPromptStructure?: string;
        };
        /** @description The parts of a story, in the words of its idea. */
        Outline: {
            /** @description The main character first */
            characters?: {
                /** @description Such as "Lotte" */
                name?: string;
                /** @description Who or what it is, in a few words: "little volcano", "fox" */
                kind?: string;
                /** @enum {string} */
                age?: "child" | "adult" | "old";
                /** @enum {string} */
                gender?: "female" | "male";
                /** @description The id of a voice that speaks the film's language, where characterVoices is on */
                voice?: string;
                /** @description How many, in a group: 2 for two sisters */
                count?: number;
            }[];
            /** @description Where it happens: "the desert". An empty text: nowhere in particular */
            place?: string;
            /** @description What the main character wants: "find their grandfather". An empty text: nothing */
            wish?: string;
            /** @description What is in the way */
            obstacle?: string;
            /** @description How it ends, as a sentence */
            ending?: string;
            /** @enum {string} */
            manner?: "funny" | "sad";
        };
        /** @description A character that you bring to the story. */
        OwnCharacter: {
            /** @description As the story calls it */
            name: string;
            /** @description Who or what it is, in a few words: "little dragon", "girl" */
            kind?: string;
            /** @description What every picture shows of it: "green, with a red scarf" */
            look?: string;
            /** @description The id of a voice that speaks the film's language, where characterVoices is on. Default: one of its gender and age. */
            voice?: string;
            /** @description The asset id of an uploaded character. Pictures show it as it is there. */
            picture?: string;
        };
        /** @description One change of a film's scenes. */
        SceneEdit: {
            /** @constant */
            type: "rewrite";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
            narration: string;
        } | {
            /** @constant */
            type: "utterances";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
            utterances: components["schemas"]["Utterance"][];
        } | {
            /** @constant */
            type: "prompt";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
            prompt: string;
        } | {
            /** @constant */
            type: "redraw";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
        } | {
            /** @constant */
            type: "choose_picture";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
            version: number;
        } | {
            /** @constant */
            type: "own_picture";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
            asset_id: string;
        } | {
            /** @constant */
            type: "own_narration";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
            asset_id: string;
        } | {
            /** @constant */
            type: "whole_narration";
            asset_id: string;
        } | {
            /** @constant */
            type: "remove_own_narration";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
        } | {
            /** @constant */
            type: "camera";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
            /**
             * @description still, zoom: slowly in and out, pan: slowly from one side to the other
             * @enum {string}
             */
            camera: "still" | "zoom" | "pan";
        } | {
            /** @constant */
            type: "add";
            /** @description The number that the scene gets in the film, from 1; at most one more than there are scenes */
            position: number;
            narration: string;
            prompt: string;
            title?: string;
        } | {
            /** @constant */
            type: "remove";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
        } | {
            /** @constant */
            type: "move";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
            /** @description The number that the scene gets in the film, from 1; at most one more than there are scenes */
            position: number;
        } | {
            /** @constant */
            type: "split";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
            narration: string;
            next_narration: string;
        } | {
            /** @constant */
            type: "join";
            /** @description The `id` of a scene, which it keeps wherever it is moved */
            scene: number;
        } | {
            /** @constant */
            type: "voice";
            character: string;
            voice: string;
        };
        /** @description One speaker's words within a scene. */
        Utterance: {
            /** @description `narrator`, or the id of one of the film's `speakers` */
            speaker: string;
            text: string;
            /**
             * @description How it is spoken, as far as the engine can; without it, as a storyteller reads aloud
             * @enum {string}
             */
            style?: "calm" | "happy" | "excited" | "sad" | "scared" | "angry" | "whisper" | "shout";
        };
        /** @description Fields of TaskForm, without the story, its name and its system prompts. */
        PresetSettings: {
            /**
             * @description One of fairytale_story, adventure_story, educational_story, cinematic_story, fantasy_story, sci_fi_story, historical_story, romantic_story, comics_story, bible_story, book_story, lyric_story, poetry_story, dream_story.
             * @enum {string}
             */
            storyType?: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
            /**
             * @description Length of the film in minutes: 3, or 5 to 60 in steps of 5. It decides the price.
             * @enum {number}
             */
            videoDuration?: 3 | 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60;
            /**
             * @description landscape is 16:9, portrait is 9:16.
             * @enum {string}
             */
            dimensionType?: "landscape" | "portrait";
            /**
             * @description The language of the narration: one of english, chinese, hindi, spanish, french, arabic, bengali, portuguese, russian, japanese, german, korean, italian.
             * @enum {string}
             */
            voiceLanguage?: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
            /** @description The name by which the narrator is introduced. */
            narratorName?: string;
            /** @description A voice from GET /api/system-configuration that speaks the language of the narration. Chinese takes Chinese voices only, and no other language takes one. Default: the language's first voice. */
            narratorVoiceId?: string;
            /**
             * @description Japanese Ghibli-inspired Style, Cinematic Realism, Digital Painting, Watercolor, 3D Rendering, Comic Book Style, Chinese Ink Painting, Photorealistic, Anime Style, Oil Painting, Acrylic Painting, Hayao Miyazaki Style, Japanese Woodblock, Vector Art, Fantasy Art, Pencil Sketch, Paper Cut-out, Pixel Art, Stained Glass; or a style in your own words.
             * @enum {string}
             */
            illustrationStyle?: "Japanese Ghibli-inspired Style" | "Cinematic Realism" | "Digital Painting" | "Watercolor" | "3D Rendering" | "Comic Book Style" | "Chinese Ink Painting" | "Photorealistic" | "Anime Style" | "Oil Painting" | "Acrylic Painting" | "Hayao Miyazaki Style" | "Japanese Woodblock" | "Vector Art" | "Fantasy Art" | "Pencil Sketch" | "Paper Cut-out" | "Pixel Art" | "Stained Glass" | "Others";
            /** @description The style in your own words, where illustrationStyle is Others. */
            customIllustrationStyle?: string;
            /** @description toddlers (1-3), preschool (4-5), children (6-12), teens (13-17), young_adults (18-25), adults (26-64), seniors (65+); or your own words. */
            audienceAge?: string;
            /** @description all_genders, male, female; or your own words. */
            audienceGender?: string;
            /** @description global, western, east_asian, islamic, christian, hindu_buddhist, african, latin_american, jewish, indigenous, nordic, slavic; or your own words. */
            audienceLocation?: string;
            /** @description The creativity of the story: 0.0 to 1.0 in steps of 0.1. */
            temperature?: number;
            /** @description The purpose of the story, for example to teach patience. */
            thematicPurpose?: string;
            /** @description Phrases that the narration uses. */
            signaturePhrases?: string;
            /** @description Search terms by which people should find the film. */
            searchKeywords?: string;
            /** @description The subject of your video channel. Title, description and hashtags are written to suit it. */
            youtubeChannelDescription?: string;
            /** @description Up to 10 hashtags, separated by commas, spaces or new lines. They stand before those of the film. */
            ownHashtags?: string;
            /** @description A line above the title at the beginning of the film, such as the name of your channel. */
            introCard?: string;
            /** @description A text over the last picture at the end of the film, such as The End or the name of your channel. */
            endCard?: string;
            /** @description Up to 5 more addresses that get an e-mail when the film is ready, separated by commas or spaces. */
            copyToEmail?: string;
            /** @description Open each chapter with a title card and a fade. */
            enableChapterTransitions?: boolean;
            /** @description Let the camera move into the pictures. */
            enableZoomEffect?: boolean;
            /** @description Burn subtitles into the picture. Every film also has subtitle files. */
            enableSubtitle?: boolean;
            /**
             * @description The style of burned subtitles: one of classic, boxed, bold, storybook, subtle.
             * @enum {string}
             */
            subtitleStyle?: "classic" | "boxed" | "bold" | "storybook" | "subtle";
            /** @description Highlight each word of a burned subtitle while it is spoken. */
            highlightSpokenWord?: boolean;
            /**
             * @description How subtitles show which character speaks, where characterVoices is on: `automatic` names a speaker whom the words do not name, `names` names every speaker, `colors` gives the burned subtitles of each character a colour.
             * @enum {string}
             */
            speakerCaptions?: "automatic" | "names" | "colors";
            /** @description Words that the narrator says wrongly, each with a spelling that sounds right. Captions keep the word of the story. A new film also gets those of the account; its own win. */
            pronunciations?: {
                word: string;
                say: string;
            }[];
            /** @description Let the characters of the story speak their lines in voices of their own, chosen by gender and age. Lines whose speaker is not certain stay with the narrator. */
            characterVoices?: boolean;
            /** @description Up to 4 characters of your own, in any story type, each with a name and, if you like, a kind, a look, a voice and an uploaded picture. One that the idea names, or whose kind the idea has without a name, is that person of the idea. All of them act in the story. */
            characters?: components["schemas"]["OwnCharacter"][];
            /**
             * @description The music: `automatic` follows the mood of each scene, `none` leaves the film without music, a mood is kept for the whole film: calm, happy, joy, wonder, tense, worried or sad. `own` is the sound file that musicAssetId names.
             * @enum {string}
             */
            music?: "automatic" | "none" | "own" | "calm" | "happy" | "joy" | "wonder" | "tense" | "worried" | "sad";
            /** @description The asset id of an uploaded sound file that is the music, where the music is `own`. It is repeated or cut to the film's length, and its loudness is set as that of other music. */
            musicAssetId?: string;
            /**
             * @description How loud the music is beside the narration: quiet, normal or loud.
             * @enum {string}
             */
            musicVolume?: "quiet" | "normal" | "loud";
            /**
             * @description Stop the film until you continue it: `first_scene` after one scene is written, drawn and spoken, for 1 credit that counts towards the film; `script` after the narration is written and spoken, `storyboard` after the pictures are drawn, `none` never.
             * @enum {string}
             */
            review?: "none" | "first_scene" | "script" | "storyboard";
            /**
             * @description What happens if a review is not continued within 72 hours: `continue` the film, or `cancel` it. A first look is always cancelled.
             * @enum {string}
             */
            reviewTimeout?: "continue" | "cancel";
            /** @description Show the watermark that you uploaded on the site for this story type. */
            watermarkEnabled?: boolean;
            /** @description Draw the main character as the image that you uploaded on the site for this story type. `characters` does the same for up to four. */
            useFixedCharacter?: boolean;
            /** @description The name of the uploaded character to draw. */
            characterName?: string;
            /** @description The asset id of an uploaded character. Without it, the one of that name and story type is drawn. */
            fixedCharacterId?: string;
        };
        /** @description What a program orders. Only input_story is required; every other field has a default. */
        IncomingOrder: {
            /**
             * @description create: a new film. edit: changes a film that is still pending (task_id). repeat: the same film again (from_task_id). continue: a sequel of a completed film (from_task_id).
             * @default create
             * @enum {string}
             */
            mode?: "create" | "edit" | "repeat" | "continue";
            /** @description In mode edit: the pending task to change. */
            task_id?: string;
            /** @description In mode repeat: any of your tasks. In mode continue: a completed one. */
            from_task_id?: string;
            /** @description One of your presets: its settings hold for each field that the order leaves out. In the modes edit, repeat and continue they replace those of the earlier film. */
            preset_id?: string;
            /**
             * @description Who placed the order. A program leaves it out or sends api_call.
             * @default api_call
             * @enum {string}
             */
            triggered_by?: "api_call" | "web_user";
            /**
             * @description One of fairytale_story, adventure_story, educational_story, cinematic_story, fantasy_story, sci_fi_story, historical_story, romantic_story, comics_story, bible_story, book_story, lyric_story, poetry_story, dream_story.
             * @default fairytale_story
             * @enum {string}
             */
            story_type?: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
            /** @description The prompt or idea of the story in any language, not the finished story. Required in mode create. Mode continue builds it from the previous story; modes edit and repeat keep the one of the task. */
            input_story?: string;
            /**
             * @description What you confirm or change of the outline that POST /api/quote reads in the story prompt. A part that is set here is told as you say it; the others are read in the prompt.
             * @default {}
             */
            outline?: components["schemas"]["Outline"];
            /**
             * @description Length of the film in minutes: 3, or 5 to 60 in steps of 5. It decides the price.
             * @default 10
             * @enum {number}
             */
            video_duration?: 3 | 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60;
            /**
             * @description landscape is 16:9, portrait is 9:16.
             * @default landscape
             * @enum {string}
             */
            dimension_type?: "landscape" | "portrait";
            /**
             * @description The language of the narration: one of english, chinese, hindi, spanish, french, arabic, bengali, portuguese, russian, japanese, german, korean, italian.
             * @default english
             * @enum {string}
             */
            voice_language?: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
            /**
             * @description The name by which the narrator is introduced.
             * @default
             */
            narrator_name?: string;
            /** @description A voice from GET /api/system-configuration that speaks the language of the narration. Chinese takes Chinese voices only, and no other language takes one. Default: the language's first voice. */
            narrator_voice_id?: string;
            /**
             * @description Japanese Ghibli-inspired Style, Cinematic Realism, Digital Painting, Watercolor, 3D Rendering, Comic Book Style, Chinese Ink Painting, Photorealistic, Anime Style, Oil Painting, Acrylic Painting, Hayao Miyazaki Style, Japanese Woodblock, Vector Art, Fantasy Art, Pencil Sketch, Paper Cut-out, Pixel Art, Stained Glass; or a style in your own words.
             * @default Japanese Ghibli-inspired Style
             */
            illustration_style?: string;
            /**
             * @description toddlers (1-3), preschool (4-5), children (6-12), teens (13-17), young_adults (18-25), adults (26-64), seniors (65+); or your own words.
             * @default adults
             */
            audience_age?: string;
            /**
             * @description all_genders, male, female; or your own words.
             * @default all_genders
             */
            audience_gender?: string;
            /**
             * @description global, western, east_asian, islamic, christian, hindu_buddhist, african, latin_american, jewish, indigenous, nordic, slavic; or your own words.
             * @default global
             */
            audience_location?: string;
            /**
             * @description The creativity of the story: 0.0 to 1.0 in steps of 0.1.
             * @default 0.1
             */
            temperature?: number;
            /**
             * @description The purpose of the story, for example to teach patience.
             * @default
             */
            thematic_purpose?: string;
            /**
             * @description Phrases that the narration uses.
             * @default
             */
            signature_phrases?: string;
            /**
             * @description Search terms by which people should find the film.
             * @default
             */
            search_keywords?: string;
            /**
             * @description The subject of your video channel. Title, description and hashtags are written to suit it.
             * @default
             */
            youtube_channel_description?: string;
            /**
             * @description Up to 10 hashtags, separated by commas, spaces or new lines. They stand before those of the film.
             * @default
             */
            own_hashtags?: string;
            /**
             * @description A line above the title at the beginning of the film, such as the name of your channel.
             * @default
             */
            intro_card?: string;
            /**
             * @description A text over the last picture at the end of the film, such as The End or the name of your channel.
             * @default
             */
            end_card?: string;
            /**
             * @description Up to 5 more addresses that get an e-mail when the film is ready, separated by commas or spaces.
             * @default
             */
            copy_to_email?: string;
            /**
             * @description Open each chapter with a title card and a fade.
             * @default false
             */
            enable_chapter_transitions?: boolean;
            /**
             * @description Let the camera move into the pictures.
             * @default false
             */
            enable_zoom_effect?: boolean;
            /**
             * @description Burn subtitles into the picture. Every film also has subtitle files.
             * @default false
             */
            enable_subtitle?: boolean;
            /**
             * @description The style of burned subtitles: one of classic, boxed, bold, storybook, subtle.
             * @default classic
             * @enum {string}
             */
            subtitle_style?: "classic" | "boxed" | "bold" | "storybook" | "subtle";
            /**
             * @description Highlight each word of a burned subtitle while it is spoken.
             * @default false
             */
            highlight_spoken_word?: boolean;
            /**
             * @description How subtitles show which character speaks, where characterVoices is on: `automatic` names a speaker whom the words do not name, `names` names every speaker, `colors` gives the burned subtitles of each character a colour.
             * @default automatic
             * @enum {string}
             */
            speaker_captions?: "automatic" | "names" | "colors";
            /**
             * @description Words that the narrator says wrongly, each with a spelling that sounds right. Captions keep the word of the story. A new film also gets those of the account; its own win.
             * @default []
             */
            pronunciations?: {
                word: string;
                say: string;
            }[];
            /**
             * @description Let the characters of the story speak their lines in voices of their own, chosen by gender and age. Lines whose speaker is not certain stay with the narrator.
             * @default false
             */
            character_voices?: boolean;
            /**
             * @description Up to 4 characters of your own, in any story type, each with a name and, if you like, a kind, a look, a voice and an uploaded picture. One that the idea names, or whose kind the idea has without a name, is that person of the idea. All of them act in the story.
             * @default []
             */
            characters?: components["schemas"]["OwnCharacter"][];
            /**
             * @description The music: `automatic` follows the mood of each scene, `none` leaves the film without music, a mood is kept for the whole film: calm, happy, joy, wonder, tense, worried or sad. `own` is the sound file that musicAssetId names.
             * @default automatic
             * @enum {string}
             */
            music?: "automatic" | "none" | "own" | "calm" | "happy" | "joy" | "wonder" | "tense" | "worried" | "sad";
            /**
             * @description The asset id of an uploaded sound file that is the music, where the music is `own`. It is repeated or cut to the film's length, and its loudness is set as that of other music.
             * @default
             */
            music_asset_id?: string;
            /**
             * @description How loud the music is beside the narration: quiet, normal or loud.
             * @default normal
             * @enum {string}
             */
            music_volume?: "quiet" | "normal" | "loud";
            /**
             * @description Stop the film until you continue it: `first_scene` after one scene is written, drawn and spoken, for 1 credit that counts towards the film; `script` after the narration is written and spoken, `storyboard` after the pictures are drawn, `none` never.
             * @default none
             * @enum {string}
             */
            review?: "none" | "first_scene" | "script" | "storyboard";
            /**
             * @description What happens if a review is not continued within 72 hours: `continue` the film, or `cancel` it. A first look is always cancelled.
             * @default continue
             * @enum {string}
             */
            review_timeout?: "continue" | "cancel";
            /**
             * @description Show the watermark that you uploaded on the site for this story type. Ignored if there is none.
             * @default false
             */
            watermark_enabled?: boolean;
            /**
             * @description Draw the main character as the image that you uploaded on the site for this story type. `characters` does the same for up to four. Ignored if there is none.
             * @default false
             */
            use_fixed_character?: boolean;
            /**
             * @description The name of the uploaded character to draw.
             * @default
             */
            character_name?: string;
            /** @description Your own name for the task, up to 300 characters. Default: a generated title, or the first 100 characters of the story prompt; once the story is written, its title. An order of the site also gives it to the film as its title. */
            code_name?: string;
            /**
             * @description Your own system prompt for writing the story. Keep the placeholder variables of the template intact.
             * @default
             */
            system_prompt_story_writing?: string;
            /**
             * @description Your own system prompt for planning the scenes. Keep the placeholder variables of the template intact.
             * @default
             */
            system_prompt_structure_design?: string;
        };
        /** @description The fields of the task form that decide its price and length, and the story prompt to be read. */
        QuoteForm: {
            /**
             * @description Length of the film in minutes: 3, or 5 to 60 in steps of 5. It decides the price.
             * @default 3
             * @enum {number}
             */
            videoDuration?: 3 | 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60;
            /**
             * @description The prompt or idea of the story in any language, not the finished story.
             * @default
             */
            inputStory?: string;
            /**
             * @description The finished story. It replaces the prompt, and is narrated word for word if it fits the length.
             * @default
             */
            fullStory?: string;
            /**
             * @default english
             * @enum {string}
             */
            voiceLanguage?: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
            /**
             * @description Open each chapter with a title card and a fade.
             * @default false
             */
            enableChapterTransitions?: boolean;
        };
        /** @description An ordered film: the order, its progress and its files. */
        Task: {
            /** @enum {string} */
            story_type: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
            input_story: string;
            outline?: components["schemas"]["OutlineOutput"];
            /** @enum {number} */
            video_length_minutes: 3 | 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60;
            /** @enum {string} */
            dimension_type: "landscape" | "portrait";
            /** @enum {string} */
            voice_language: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
            narrator_name: string;
            voice_id: string;
            image_illustration_style: string;
            audience_age: string;
            audience_gender: string;
            audience_geo_location: string;
            temperature: number;
            thematic_purpose: string;
            signature_phrases: string;
            search_keywords: string;
            youtube_channel_description: string;
            own_hashtags?: string;
            intro_card?: string;
            end_card?: string;
            copy_to_email: string[];
            enable_chapter_transitions: boolean;
            enable_zoom_effect: boolean;
            enable_subtitle: boolean;
            /** @enum {string} */
            subtitle_style?: "classic" | "boxed" | "bold" | "storybook" | "subtle";
            highlight_spoken_word?: boolean;
            /** @enum {string} */
            speaker_captions?: "automatic" | "names" | "colors";
            pronunciations?: {
                word: string;
                say: string;
            }[];
            /** @default false */
            character_voices: boolean;
            characters?: components["schemas"]["OwnCharacterOutput"][];
            /** @enum {string} */
            music?: "automatic" | "none" | "own" | "calm" | "happy" | "joy" | "wonder" | "tense" | "worried" | "sad";
            music_asset_id?: string;
            /** @enum {string} */
            music_volume?: "quiet" | "normal" | "loud";
            /** @enum {string} */
            review?: "none" | "first_scene" | "script" | "storyboard";
            /** @enum {string} */
            review_timeout?: "continue" | "cancel";
            /** @default false */
            watermark_enabled: boolean;
            /** @default false */
            use_fixed_character: boolean;
            /** @default  */
            fixed_character_name: string;
            /** @default  */
            fixed_character_id: string;
            code_name: string;
            system_prompt_story_writing: string;
            system_prompt_structure_design: string;
            video_scene_count: number;
            credit_cost: number;
            /** @description In a first look: the part of credit_cost that is not reserved yet. Continuing the film reserves it */
            credits_due?: number;
            /** @description Already paid for the finished work of a cancelled attempt; a retry costs the rest */
            credits_paid?: number;
            /** @description What changes of its scenes cost besides credit_cost: pictures and narrations that models made again */
            edit_credits?: number;
            image_dimensions: string;
            task_id: string;
            user_id: string;
            /** @description Changes with the task: the `ETag` of its status */
            version: string;
            /** @constant */
            job_type: "video";
            /** @enum {string} */
            triggered_by: "web_user" | "api_call";
            /** @description Ordered with a test key: 3 minutes long, marked TEST, free */
            test?: boolean;
            /** @description The task that this one repeats, continues or translates */
            source_task_id?: string;
            /** @enum {string} */
            source_mode?: "repeat" | "continue" | "translate";
            /** @description Credits of credit_cost that the owner does not pay: the operator has started the film again */
            credits_waived?: number;
            /** @enum {string} */
            process_status: "pending" | "in_progress" | "completed" | "failed";
            progress: components["schemas"]["Progress"];
            /** Format: date-time */
            task_created_at: string;
            /** Format: date-time */
            task_updated_at: string;
            /** Format: date-time */
            task_started_at?: string;
            /** Format: date-time */
            task_completed_at?: string;
            /**
             * Format: date-time
             * @description Until then a pending task can be edited; then it starts automatically
             */
            start_after: string;
            /**
             * Format: date-time
             * @description When the film and its files are deleted
             */
            expires_at?: string;
            /** @description Keeping the film longer; absent unless it is completed and its files exist */
            extension?: components["schemas"]["FilmExtension"];
            /** @description The film and its files were deleted on expires_at */
            files_expired: boolean;
            /** @description Seconds from start to end */
            processing_duration?: number;
            attempt: number;
            /** @description The engine that makes each part of the film */
            engines?: {
                writer: string;
                illustrator: string;
                narrator: string;
                composer: string;
            };
            /** @description What the film's engines cost so far, by list prices. Administrators only */
            cost?: {
                total_usd: number;
                text_usd: number;
                pictures_usd: number;
                speech_usd: number;
            };
            error_message?: string;
            /** @description The user's full story is narrated word for word */
            word_for_word?: boolean;
            video_seconds?: number;
            /** @description The full story of the order, until the files are deleted */
            given_full_story?: string;
            /** @description The narrated story */
            full_story_text?: string;
            story_title?: string;
            youtube_video_title?: string;
            youtube_video_description?: string;
            youtube_video_hashtags?: string;
            /** @description The id of the video, if the film was published on YouTube */
            youtube_video_id?: string;
            /** @description While anyone with the link may watch the film: it is at /watch/{watch_id} and /embed/{watch_id} */
            watch_id?: string;
            /** @description The number of this cut of the film, from 2; absent for the first cut */
            cut?: number;
            /** @description The film that this task is a new cut of. Once it is made, the film shows it */
            cut_of?: string;
            /** @description All finished cuts, the oldest first, once the film has several; not in lists */
            cuts?: components["schemas"]["Cut"][];
            new_cut?: components["schemas"]["NewCut"];
            /** @description This film in other languages: the last one that was ordered of each */
            translations?: components["schemas"]["FilmTranslation"][];
            final_video_url?: string;
            final_image_url?: string;
            /** @description The thumbnail as a small WebP, for lists */
            final_tile_url?: string;
            captions_srt_url?: string;
            captions_vtt_url?: string;
            /** @description The transcript as plain text: titles of the scenes, what is seen in brackets, and what is said by whom */
            transcript_url?: string;
            /** @description What is seen in each scene (WebVTT, `kind="descriptions"`). The id of a cue is the media fragment of `descriptions_sound_url` that speaks it */
            descriptions_vtt_url?: string;
            /** @description The audio description: all cues of `descriptions_vtt_url`, spoken one after the other */
            descriptions_sound_url?: string;
            /** @description Same as voice_id */
            narrator_voice_id: string;
            /** @description The default style of the story type */
            default_illustration_style: string;
            user_preferences_json: string;
            /** @description The owner's address at the time of the order */
            user_email: string;
            /** @description Same as task_id */
            callback_id: string;
            /** @description The owner's own character */
            avatar_id?: string;
            /** @description The owner's own system prompts in one text; not in lists */
            system_prompt?: string;
            /** @description Absent: films are paid with credits */
            stripe_payment_intent_id?: string;
            /** @description Same as thematic_purpose; not in lists */
            user_thematic_purpose?: string;
            /** @description Same as signature_phrases; not in lists */
            user_signature_phrases?: string;
        };
        Progress: {
            /** @enum {string} */
            stage: "waiting" | "story" | "scenes" | "voices" | "pictures" | "film" | "publishing";
            /** @description The name of the stage for people */
            label: string;
            /** @description Scenes that are finished in this stage */
            done: number;
            /** @description Scenes of this stage; 1 if the stage is not done by scene */
            of: number;
            percent: number;
            /** @description Seconds until the film is ready, at its own pace; never more than before. Absent while it cannot be said: until the film starts or waits in the queue, while it takes much longer than earlier films, and while it waits for a paused engine */
            eta_seconds?: number;
            /** @description The film is ready between these seconds and `eta_max_seconds`, if the load of the machine changes as it did for earlier films. Both never grow, and are absent until the film's pace is known and while it takes longer than `eta_max_seconds` */
            eta_min_seconds?: number;
            /** @description See `eta_min_seconds` */
            eta_max_seconds?: number;
            /** @description Its place in the queue, if it waits for other films; 1 is the next one */
            queue_place?: number;
            /** @description Seconds until it starts, estimated, while it has a place in the queue */
            queue_seconds?: number;
            /** @description The engine that the film waits for, because the operator has paused it. The film starts or continues by itself once the engine is resumed; until then no end can be estimated. Only in the status of one film; `version` does not change with it */
            paused_engine?: string;
            /**
             * @description What waits for the owner's review. The film goes on by `continueReview`
             * @enum {string}
             */
            review?: "first_scene" | "script" | "storyboard";
            /**
             * Format: date-time
             * @description When the review ends by itself: see `review_timeout`
             */
            review_until?: string;
            /** @description Scenes that were edited in the review are being made; then it waits again */
            review_updating?: boolean;
            /** @description Pictures that are reused from an earlier attempt */
            kept_pictures: number;
            /** @description Scenes from the first on that the playlist has already */
            watchable_scenes: number;
        };
        /** @description What it costs to keep a finished film longer. */
        FilmExtension: {
            /** @description Days by which a further extension moves expires_at */
            days: number;
            /** @description The price of a further extension */
            credits: number;
            /**
             * Format: date-time
             * @description The expires_at that it leads to
             */
            expires_at: string;
            /**
             * @description offered: it can be bought. copying: it is bought, and in force when the files are copied. failed: the files could not be copied, and the credits are refunded; it can be bought again. refused: see reason
             * @enum {string}
             */
            state: "offered" | "copying" | "failed" | "refused";
            /** @description Why it cannot be bought now */
            reason?: string;
        };
        /** @description A finished cut of a film. All cuts are deleted with the film. */
        Cut: {
            cut: number;
            /** Format: date-time */
            made_at: string;
            video_seconds?: number;
            final_video_url?: string;
            final_image_url?: string;
            /** @description The thumbnail as a small WebP, for lists */
            final_tile_url?: string;
            captions_srt_url?: string;
            captions_vtt_url?: string;
            /** @description The transcript as plain text: titles of the scenes, what is seen in brackets, and what is said by whom */
            transcript_url?: string;
            /** @description What is seen in each scene (WebVTT, `kind="descriptions"`). The id of a cue is the media fragment of `descriptions_sound_url` that speaks it */
            descriptions_vtt_url?: string;
            /** @description The audio description: all cues of `descriptions_vtt_url`, spoken one after the other */
            descriptions_sound_url?: string;
        };
        /** @description A new cut that is being made, or that ended without a film. */
        NewCut: {
            /** @description Its own task: its status, and `cancelTask` */
            task_id: string;
            /** @enum {string} */
            state: "making" | "failed" | "cancelled";
            error_message?: string;
        };
        /** @description The film in another language: the last one that was ordered. */
        FilmTranslation: {
            /** @enum {string} */
            language: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
            task_id: string;
        };
        /** @description The response of every call that fails. Later versions may add fields. */
        Failure: {
            /** @constant */
            success: false;
            /** @description invalid_request, unauthenticated, insufficient_credits, forbidden, not_found, conflict, revision_conflict, content_too_large, unsupported_media_type, idempotency_mismatch, facts_needed, translator_needed, too_many_requests, internal, provider_failed, capacity */
            code: string;
            /** @description Can be shown to a user */
            error: string;
            /** @description The wrong fields, with invalid_request */
            fields?: {
                field: string;
                message: string;
            }[];
            /** @description The placeholders that own system prompts lack, with invalid_request */
            missingPlaceholders?: {
                writing: string[];
                structure: string[];
            };
            /** @description The user's credits, with insufficient_credits */
            balance?: number;
            /** @description The credits that the call costs, with insufficient_credits */
            price?: number;
            /** @description The credits that the user owes, with insufficient_credits */
            debt?: number;
            /** @description The newest revision of the scenes, with revision_conflict */
            revision?: number;
            /** @description The most bytes that a file may have, with content_too_large */
            maximum?: number;
            /**
             * @description The facts that the idea needs, with facts_needed
             * @enum {string}
             */
            reason?: "lesson" | "history" | "scripture" | "news" | "product" | "real_person";
            /** @description Seconds to wait, as in Retry-After */
            retry_after?: number;
            /** @description The status of the address that we called, with provider_failed */
            status?: number;
        } & {
            [key: string]: unknown;
        };
        Scene: {
            /** @description Names the scene in edits; it stays the same wherever the scene is moved */
            id: number;
            /** @description Its place in the film, from 1 */
            number: number;
            title: string;
            narration: string;
            /** @description The narration by its speakers, in order. A recording of the owner is heard instead of them */
            utterances: components["schemas"]["UtteranceOutput"][];
            prompt: string;
            picture_url?: string;
            /** @description The picture as a small WebP, for lists */
            tile_url?: string;
            /** @description Which of its pictures the scene shows */
            picture_version: number;
            /** @description All pictures of the scene that can be chosen; empty while there is one */
            pictures: {
                version: number;
                prompt: string;
                /** @description A picture that the owner has uploaded */
                own: boolean;
                picture_url?: string;
                /** @description The picture as a small WebP, for lists */
                tile_url?: string;
            }[];
            /**
             * @description still, zoom: slowly in and out, pan: slowly from one side to the other
             * @enum {string}
             */
            camera: "still" | "zoom" | "pan";
            audio_url?: string;
            /** @description The narration is a recording that the owner has uploaded */
            own_narration: boolean;
            /** @description Its start in seconds of the film */
            starts_at?: number;
            /** @description Its duration in the film in seconds */
            seconds?: number;
            /** @enum {string} */
            status: "planned" | "voiced" | "drawn" | "filmed";
        };
        Speaker: {
            /** @description `narrator`, or the id of a character: names the speaker in edits */
            id: string;
            name: string;
            /** @description The id of its voice: one of `characterVoices` of the configuration */
            voice: string;
            /** @description How often it speaks; 0 for a character that says nothing yet */
            lines: number;
        };
        /** @description Whether and at which prices a film's scenes can be edited. */
        Editing: {
            allowed: boolean;
            /** @description Why they cannot be edited now */
            reason?: string;
            /** @description The film is finished: its edits are made with `makeCut` */
            makes_cut: boolean;
            /** @description The pictures are drawn already, so that they have versions */
            can_redraw: boolean;
            /** @description Credits. Every other edit is free */
            prices: {
                /** @description For each narration that is spoken again */
                narration: number;
                /** @description For each picture that is drawn again */
                picture: number;
                /** @description For each added scene, with its narration and picture */
                scene: number;
            };
            /** @description Why the last recording of the whole narration was not used: the scenes are as before it */
            recording_error?: string;
            /** @description The most characters that all narrations may have together */
            max_characters: number;
        };
        /** @description What edits of scenes cost and make. */
        EditResult: {
            /** @description The revision of the scenes now. Those of a finished film change when its new cut is finished */
            revision: number;
            /** @description The price of these edits, which is reserved with them */
            credits: number;
            /** @description The ids of the scenes that are spoken again, or heard in a recording */
            narrations: number[];
            /** @description The ids of the scenes whose picture is drawn or prepared again */
            pictures: number[];
            /** @description The balance after these edits, at least 0; see `missing` */
            balance: number;
            /** @description Credits that the balance lacks for these edits */
            missing: number;
        };
        /** @description A new cut that is being made, and what it costs. */
        StartedCut: {
            /** @description The revision of the scenes now. Those of a finished film change when its new cut is finished */
            revision: number;
            /** @description The price of these edits, which is reserved with them */
            credits: number;
            /** @description The ids of the scenes that are spoken again, or heard in a recording */
            narrations: number[];
            /** @description The ids of the scenes whose picture is drawn or prepared again */
            pictures: number[];
            /** @description The balance after these edits, at least 0; see `missing` */
            balance: number;
            /** @description Credits that the balance lacks for these edits */
            missing: number;
            /** @description The number of the new cut */
            cut: number;
            /** @description The task of the new cut: its status, and `cancelTask` */
            cut_task_id: string;
        };
        /** @description Films in other languages that were ordered, and their price. */
        OrderedTranslations: {
            /** @description The price of all of them, reserved in one step */
            credits: number;
            credits_each: number;
            /** @description No language model is connected that could translate: the order needs `texts`, or is refused */
            needs_texts: boolean;
            /** @description The new tasks, in the order of the request; empty in a dry run */
            films: components["schemas"]["FilmTranslation"][];
            /** @description The balance after the order, at least 0; see `missing` */
            balance: number;
            /** @description Credits that the balance lacks */
            missing: number;
        };
        Downloads: {
            files: {
                /**
                 * @description `everything` is a ZIP of the other files; `editor` is a ZIP for video editors: FCPXML, OpenTimelineIO, captions, scenes, pictures, narration and music. `descriptions_vtt` and `descriptions_sound` are the audio description; films of earlier releases have neither these nor a `transcript`
                 * @enum {string}
                 */
                kind: "video" | "thumbnail" | "captions_srt" | "captions_vtt" | "transcript" | "descriptions_vtt" | "descriptions_sound" | "story" | "description" | "everything" | "editor";
                file_name: string;
                /** @description A signed link that works without a login until expires_at */
                url: string;
            }[];
            /** Format: date-time */
            expires_at: string;
            /** @description The files were deleted on expires_at */
            files_expired: boolean;
        };
        Preset: {
            name: string;
            settings: components["schemas"]["PresetSettingsOutput"];
            preset_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A developer's key, masked. */
        ApiKey: {
            id: string;
            /** @description Masked: the first twelve and the last four characters */
            api_key: string;
            /**
             * @description live: films cost credits. test: short films that are free
             * @enum {string}
             */
            mode: "live" | "test";
            scopes: ("tasks:read" | "tasks:write" | "webhooks:write")[];
            /** @enum {string} */
            status: "active" | "revoked";
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Updated at most once a minute
             */
            last_used_at?: string;
            /**
             * Format: date-time
             * @description A replaced key works until then
             */
            valid_until?: string;
        };
        NewApiKey: {
            id: string;
            /** @description The full key; it is not shown again */
            api_key: string;
            /**
             * @description live: films cost credits. test: short films that are free
             * @enum {string}
             */
            mode: "live" | "test";
            scopes: ("tasks:read" | "tasks:write" | "webhooks:write")[];
            /** @enum {string} */
            status: "active" | "revoked";
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Updated at most once a minute
             */
            last_used_at?: string;
            /**
             * Format: date-time
             * @description A replaced key works until then
             */
            valid_until?: string;
        };
        ApiUsage: {
            task_id: string;
            code_name: string;
            story_type: string;
            /** Format: date-time */
            task_created_at: string;
            credit_cost: number;
            process_status: string;
            /** @description Ordered with a test key */
            test?: boolean;
        };
        IncomingReceipt: {
            taskId: string;
            creditCost: number;
            task_id: string;
            /** @enum {string} */
            process_status: "pending" | "in_progress" | "completed" | "failed";
            credit_cost: number;
            code_name: string;
            /** @description The path of the task status, for the same key */
            status_url: string;
            /** @description Ordered with a test key: 3 minutes long, marked TEST, free */
            test: boolean;
        };
        Asset: {
            id: string;
            userId: string;
            /** @enum {string} */
            assetType: "character" | "watermark" | "audio" | "image" | "narration";
            fileName: string;
            /** @description Below /uploads/{userId}/{folder}/; a new version of the file gets a new path */
            filePath: string;
            fileSize: number;
            mimeType: string;
            /** Format: date-time */
            uploadTime: string;
            width?: number;
            height?: number;
            /** @description Seconds */
            duration?: number;
            metadata: {
                title?: string;
                category?: string;
                uploadDate?: string;
                /** @enum {string} */
                storyType?: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
                /** @description Who or what a character is, in a few words: "little dragon". Films with it get this, unless the order says it */
                kind?: string;
                /** @description What every picture shows of a character: "green, with a red scarf". Films with it get this, unless the order says it */
                look?: string;
                characterName?: string;
            };
            /** @description A signed link that works for some minutes */
            url: string;
        };
        Credits: {
            balance: number;
            /** @description Reserved for films that wait or are being made */
            held: number;
            total_earned: number;
            total_spent: number;
            /** @description Paid for films and for keeping them in the last 30 days, without what was given back */
            spent_last_30_days: number;
            /** @description Owed after a refund of credits that were already spent; new credits pay it off first */
            debt?: number;
            /**
             * Format: date-time
             * @description When the account was created
             */
            member_since?: string;
            /**
             * @description The language of the user's mails; absent until it is set
             * @enum {string}
             */
            language?: "en" | "zh" | "hi" | "es" | "fr" | "ar" | "bn" | "pt" | "ru" | "ja" | "de" | "ko" | "it";
            /** @constant */
            currency: "credits";
        };
        /** @description One ledger entry. */
        LedgerLine: {
            id: string;
            /** @description The type of the entry: signup, reserve, capture, release ... */
            type: string;
            /** @description Negative if credits are reserved or spent */
            amount: number;
            /** @description The change of the balance; 0 when reserved credits are captured */
            balance_change: number;
            text: string;
            /** @description The id of the task, payment or voucher */
            ref: string;
            /** Format: date-time */
            at: string;
        };
        /** @description The price of a film before it is ordered. */
        Quote: {
            credits: number;
            scenes: number;
            /** @enum {number} */
            minutes: 3 | 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60;
            /** @description The price of each stage: 10, 20, 60 and 10 percent */
            parts: {
                story: number;
                voices: number;
                pictures: number;
                film: number;
            };
            balance: number;
            /** @description At least 0; see `missing` */
            balance_after: number;
            missing: number;
            /** @description Only with a full story */
            reading?: {
                /** @description The speaking time of the story in seconds */
                seconds: number;
                /** @description The same as text: "Reads in about 41 minutes" */
                text: string;
                /**
                 * @description Whether the story fits the chosen length
                 * @enum {string}
                 */
                fit: "word_for_word" | "too_long" | "too_short";
                /** @description Whether it is narrated word for word at the chosen length */
                word_for_word: boolean;
                /**
                 * @description The length that fits the story best
                 * @enum {number}
                 */
                fitting_minutes: 3 | 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60;
            };
            /**
             * @description The language of the full story or of the prompt, where it is another one than `voiceLanguage`
             * @enum {string}
             */
            text_language?: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
            /** @description What the built-in writer understands of the story prompt; only with a prompt and without a full story. To change a part, send it as `outline` with the order */
            outline?: components["schemas"]["OutlineOutput"];
        };
        MailPreferences: {
            /** @description A film or a new cut is finished */
            film_ready: boolean;
            /** @description A film or a new cut could not be finished */
            film_failed: boolean;
            /** @description A film will be deleted soon */
            film_expiring: boolean;
            /** @description A film waits for its owner */
            review_ready: boolean;
            /** @description The webhook was switched off because deliveries failed */
            webhook_disabled: boolean;
        };
        MailSubscription: {
            /** @enum {string} */
            kind: "film_ready" | "film_failed" | "film_expiring" | "review_ready" | "webhook_disabled" | "film_copies";
            subscribed: boolean;
        };
        AccountExport: {
            /** @description On page 0 */
            account?: {
                user_id: string;
                email?: string;
                member_since?: string;
                credits: {
                    available: number;
                    held: number;
                    earned: number;
                    spent: number;
                };
                ledger: {
                    id: string;
                    type: string;
                    amount: number;
                    ref: string;
                    text: string;
                    at: string;
                }[];
                payments: {
                    id: string;
                    package_name: string;
                    /** @description US cents */
                    amount: number;
                    currency: string;
                    credits: number;
                    status: components["schemas"]["PaymentStatus"];
                    created_at: string;
                    email: string;
                    /** @description US cents that the amount contains */
                    tax?: number;
                    /** @description US cents */
                    amount_refunded: number;
                    invoice_number?: string;
                }[];
                files: {
                    id: string;
                    name: string;
                    type: string;
                    uploaded_at: string;
                }[];
                presets: components["schemas"]["Preset"][];
                pronunciations: {
                    word: string;
                    say: string;
                }[];
                mail_preferences?: components["schemas"]["MailPreferences"];
                /**
                 * @description The language of the user's mails: the language of the site that the user chose
                 * @enum {string}
                 */
                language?: "en" | "zh" | "hi" | "es" | "fr" | "ar" | "bn" | "pt" | "ru" | "ja" | "de" | "ko" | "it";
                youtube_channel: components["schemas"]["YouTubeChannel"] | null;
            };
            films: components["schemas"]["Task"][];
            /** @description Absent on the last page */
            next_page?: number;
        };
        /** @enum {string} */
        PaymentStatus: "created" | "pending" | "expired" | "failed" | "review" | "succeeded" | "refunded";
        YouTubeChannel: {
            id: string;
            title: string;
            /** Format: date-time */
            connected_at: string;
            /** @description YouTube does not accept the access any more, so nothing can be published. Connect the channel again */
            needs_consent: boolean;
            /** @description How each new film is published; null: none is */
            auto_publish: {
                /** @enum {string} */
                privacy: "private" | "unlisted" | "public";
                /** @description Your declaration that your films are made for children (COPPA): `selfDeclaredMadeForKids` */
                made_for_kids: boolean;
            } | null;
        };
        PaymentHistoryEntry: {
            id: string;
            package_name: string;
            created_at: string;
            /** @description US cents */
            amount: number;
            credits: number;
        };
        PaymentTransaction: {
            id: string;
            status: components["schemas"]["PaymentStatus"];
            /** @description US cents */
            amount: number;
            currency: string;
            payment_method_type: string | null;
            metadata: {
                package_name: string;
                credits: number;
            };
            paid_at: string | null;
            created_at: string;
            stripe_payment_intent_id: string | null;
            receipt_email: string | null;
            receipt_url: string | null;
            /** @description The tax that `amount` contains, in US cents; null if none was computed */
            tax: number | null;
            /** @description US cents that went back so far */
            amount_refunded: number;
            /** @description The number of the invoice, as soon as there is one; a call returns the links to it */
            invoice_number: string | null;
        };
        Invoice: {
            number: string;
            /**
             * Format: uri
             * @description The page of the invoice, where it can be downloaded
             */
            page_url: string;
            /** Format: uri */
            pdf_url: string;
        };
        PaymentOutcome: {
            id: string;
            status: components["schemas"]["PaymentStatus"];
            package_name: string;
            amount: number;
            currency: string;
            credits: number;
            /** @description Credits that can be spent now */
            balance: number;
        };
        SystemConfiguration: {
            videoDurationConfigs: {
                [key: string]: {
                    story_characters: number;
                    scene_counts: number;
                    sentences_per_scene: number;
                    words_per_sentence: number;
                    total_cost: number;
                };
            };
            formDurations: number[];
            storyTypes: {
                value: string;
                label: string;
            }[];
            languages: {
                value: string;
                label: string;
                tag: string;
            }[];
            pricingTiers: {
                id: string;
                label: string;
                amount: number;
                credits: number;
                bonus: number;
            }[];
            illustrationStyles: {
                value: string;
                label: string;
            }[];
            subtitleStyles: {
                value: string;
                label: string;
            }[];
            voiceOptions: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            defaultVoices: {
                [key: string]: string;
            };
            /** @description The voices that characters may have, by language */
            characterVoices: {
                [key: string]: {
                    id: string;
                    name: string;
                    gender: string;
                    age: string;
                }[];
            };
            defaultIllustrationStyleByStoryType: {
                [key: string]: string;
            };
            audienceAges: {
                value: string;
                label: string;
            }[];
            audienceGenders: {
                value: string;
                label: string;
            }[];
            audienceLocations: {
                value: string;
                label: string;
            }[];
            creditConversionRate: number;
            /** @description Keeping a finished film longer: the days and credits of one extension, and how often */
            filmExtension: {
                days: number;
                credits: number;
                maxTimes: number;
            };
            /** @description The engines of new films, `engine/model`, in the order of their trial */
            engines: {
                writer: string;
                illustrator: string;
                narrator: string;
                composer: string;
            };
            /**
             * Format: uri
             * @description A repository of clients for this API
             */
            client_repository?: string;
        };
        /** @description A film that anyone with the link may watch. */
        WatchedFilm: {
            watch_id: string;
            title: string;
            description: string;
            /** @description The language of the narration, as a BCP 47 tag */
            language: string;
            language_name: string;
            story_type: string;
            /** @description The style, if it is one of GET /api/illustration-styles */
            illustration_style?: string;
            /** @enum {string} */
            format: "landscape" | "portrait";
            width: number;
            height: number;
            seconds: number;
            has_burned_subtitles: boolean;
            /** @description The engine that made each part of the film; no composer without composed music */
            engines?: {
                writer: string;
                illustrator: string;
                narrator: string;
                composer?: string;
            };
            chapters: {
                title: string;
                starts_at: number;
            }[];
            /** @description A signed link, valid for some hours */
            video_url: string;
            poster_url?: string;
            captions_url?: string;
            /** @description The transcript as plain text: titles of the scenes, what is seen in brackets, and what is said by whom */
            transcript_url?: string;
            /** @description What is seen in each scene (WebVTT, `kind="descriptions"`). The id of a cue is the media fragment of `descriptions_sound_url` that speaks it */
            descriptions_vtt_url?: string;
            /** @description The audio description: all cues of `descriptions_vtt_url`, spoken one after the other */
            descriptions_sound_url?: string;
        };
        OEmbed: {
            /** @constant */
            version: "1.0";
            /** @constant */
            type: "video";
            title: string;
            provider_name: string;
            provider_url: string;
            html: string;
            width: number;
            height: number;
            thumbnail_url?: string;
            thumbnail_width?: number;
            thumbnail_height?: number;
        };
        Voucher: {
            id: string;
            code: string;
            amount: number;
            is_used: boolean;
            used_by?: string;
            /** Format: date-time */
            used_at?: string;
            created_by: string;
            /** Format: date-time */
            created_at: string;
            /** @description The user who redeemed it, if the account still exists */
            used_by_email?: string;
            /**
             * Format: date-time
             * @description 180 days after it was created
             */
            expires_at: string;
        };
        VoucherStatistics: {
            total: number;
            used: number;
            /** @description Not used and not expired */
            available: number;
            expired: number;
            credits_available: number;
            credits_redeemed: number;
        };
        TopUp: {
            id: string;
            amount: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            metadata: {
                email: string;
                topup_reason: string;
            };
        };
        SupportUser: {
            user_id: string;
            email: string;
            created_at: string;
            credits: {
                available: number;
                held: number;
                spent: number;
                earned: number;
            };
            /** @description How many films they have, by status */
            films: {
                [key: string]: number;
            };
        };
        SupportFilm: {
            task_id: string;
            user_id: string;
            title: string;
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "failed";
            /** @description The stage that runs, or the last one that ran */
            stage?: string;
            /** @description Seconds of each stage that has ended, in the last attempt */
            stage_seconds?: {
                [key: string]: number;
            };
            attempt: number;
            /** @description The ordered length */
            minutes: number;
            /** @description Ordered with a test key: it costs no credits */
            test: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            started_at?: string;
            /** Format: date-time */
            completed_at?: string;
            /**
             * Format: date-time
             * @description When its files are deleted, or were
             */
            expires_at?: string;
            /** @description Credits that were agreed for it */
            price: number;
            /** @description Credits that were captured for it, in all attempts */
            paid: number;
            /** @description Credits of these that an administrator has refunded */
            refunded: number;
            /** @description Credits that its owner does not pay: it was started again for nothing */
            waived?: number;
            /**
             * Format: date-time
             * @description Its files are being copied, to keep it until then
             */
            extending_until?: string;
            /** @description What its owner reads about the failure */
            error_message?: string;
            /** @description The error that ended it, with its stage */
            failure_cause?: string;
            models?: {
                [key: string]: string;
            };
            /** @description Engines that another one replaced, by role */
            fallbacks?: {
                [key: string]: {
                    from: string;
                    to: string;
                    reason: string;
                };
            };
            /** @description US dollars for all answers of providers, by list prices */
            cost_usd?: number;
        };
        AuditRecord: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @description The administrator's user id */
            actor: string;
            /** @enum {string} */
            action: "create-voucher" | "top-up-credits" | "give-back-credits" | "retry-task" | "extend-film" | "search-films" | "end-task" | "start-run" | "pause-provider" | "resume-provider" | "replay-event";
            /** @description The id of the user, voucher, task or provider that was changed */
            target: string;
            reason: string;
            before: {
                [key: string]: string | number | boolean;
            };
            after: {
                [key: string]: string | number | boolean;
            };
        };
        /** @description The webhook that receives events of a user's tasks */
        WebhookConfig: {
            webhook_url: string;
            is_active: boolean;
            /** @description Whether a `task_stage_completed` message is sent after script, voices, pictures and film */
            stage_events: boolean;
            /** @description The signing secret. It is complete only in the response that created it, and masked in all others */
            secret: string;
            /**
             * Format: date-time
             * @description Until then deliveries are also signed with the previous secret
             */
            previous_secret_until?: string;
            /** Format: date-time */
            last_success_at?: string;
            /** Format: date-time */
            last_failure_at?: string;
            /** @description Consecutive failed attempts */
            failure_count: number;
            /** @description Why it was disabled automatically */
            disabled_reason?: string;
        };
        /** @description One message to a webhook and all its attempts; kept for 30 days */
        WebhookDelivery: {
            /** @description The header webhook-id, the same in all attempts */
            id: string;
            /** @enum {string} */
            event: "task_completed" | "task_failed" | "task_expiring" | "task_review_ready" | "task_stage_completed";
            /**
             * @description The stage of a `task_stage_completed` message
             * @enum {string}
             */
            stage?: "script" | "voices" | "pictures" | "film";
            task_id: string;
            /** @enum {string} */
            state: "pending" | "delivered" | "failed";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            next_attempt_at?: string;
            /** @description Why it was given up, if no attempt shows it */
            note?: string;
            attempts: {
                /** Format: date-time */
                at: string;
                /** @description The HTTP status of the response; absent if there was none */
                status?: number;
                /**
                 * @description Why the attempt failed. status: the response was not a 2xx
                 * @enum {string}
                 */
                error?: "blocked" | "dns" | "connect" | "tls" | "timeout" | "broken" | "status";
                ms: number;
                /** @description The first 1 KB of the response */
                response?: string;
            }[];
        };
        GhostConfig: {
            /** @description The user's id: a user has one blog */
            id: string;
            ghost_api_url: string;
            /** @description Masked: the first 12 and the last 4 characters */
            ghost_admin_api_key: string;
            is_active: boolean;
            /** Format: date-time */
            last_success_at?: string;
            /** Format: date-time */
            last_failure_at?: string;
            /** @description The error of the last failure */
            last_error?: string;
            /** @description Consecutive failed posts */
            failure_count: number;
        };
        YouTubeUpload: {
            /** @enum {string} */
            state: "uploading" | "published" | "failed";
            /** @enum {string} */
            privacy: "private" | "unlisted" | "public";
            made_for_kids: boolean;
            /** Format: date-time */
            publish_at?: string;
            /** @description The cut of the film that is uploaded */
            cut: number;
            /** @description Of the bytes of the film */
            percent: number;
            /** @description YouTube knows the options already: a failed upload goes on with them, whatever is asked for */
            has_begun: boolean;
            video_id?: string;
            video_url?: string;
            /** @description Why it failed. Publish again to go on where it stopped */
            error?: string;
            /** @description What YouTube did not accept besides the video */
            warnings: string[];
        };
        /** @description The parts of a story, in the words of its idea. */
        OutlineOutput: {
            /** @description The main character first */
            characters?: {
                /** @description Such as "Lotte" */
                name?: string;
                /** @description Who or what it is, in a few words: "little volcano", "fox" */
                kind?: string;
                /** @enum {string} */
                age?: "child" | "adult" | "old";
                /** @enum {string} */
                gender?: "female" | "male";
                /** @description The id of a voice that speaks the film's language, where characterVoices is on */
                voice?: string;
                /** @description How many, in a group: 2 for two sisters */
                count?: number;
            }[];
            /** @description Where it happens: "the desert". An empty text: nowhere in particular */
            place?: string;
            /** @description What the main character wants: "find their grandfather". An empty text: nothing */
            wish?: string;
            /** @description What is in the way */
            obstacle?: string;
            /** @description How it ends, as a sentence */
            ending?: string;
            /** @enum {string} */
            manner?: "funny" | "sad";
        };
        /** @description A character that you bring to the story. */
        OwnCharacterOutput: {
            /** @description As the story calls it */
            name: string;
            /** @description Who or what it is, in a few words: "little dragon", "girl" */
            kind?: string;
            /** @description What every picture shows of it: "green, with a red scarf" */
            look?: string;
            /** @description The id of a voice that speaks the film's language, where characterVoices is on. Default: one of its gender and age. */
            voice?: string;
            /** @description The asset id of an uploaded character. Pictures show it as it is there. */
            picture?: string;
        };
        /** @description One speaker's words within a scene. */
        UtteranceOutput: {
            /** @description `narrator`, or the id of one of the film's `speakers` */
            speaker: string;
            text: string;
            /**
             * @description How it is spoken, as far as the engine can; without it, as a storyteller reads aloud
             * @enum {string}
             */
            style?: "calm" | "happy" | "excited" | "sad" | "scared" | "angry" | "whisper" | "shout";
        };
        /** @description Fields of TaskForm, without the story, its name and its system prompts. */
        PresetSettingsOutput: {
            /**
             * @description One of fairytale_story, adventure_story, educational_story, cinematic_story, fantasy_story, sci_fi_story, historical_story, romantic_story, comics_story, bible_story, book_story, lyric_story, poetry_story, dream_story.
             * @enum {string}
             */
            storyType?: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
            /**
             * @description Length of the film in minutes: 3, or 5 to 60 in steps of 5. It decides the price.
             * @enum {number}
             */
            videoDuration?: 3 | 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60;
            /**
             * @description landscape is 16:9, portrait is 9:16.
             * @enum {string}
             */
            dimensionType?: "landscape" | "portrait";
            /**
             * @description The language of the narration: one of english, chinese, hindi, spanish, french, arabic, bengali, portuguese, russian, japanese, german, korean, italian.
             * @enum {string}
             */
            voiceLanguage?: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
            /** @description The name by which the narrator is introduced. */
            narratorName?: string;
            /** @description A voice from GET /api/system-configuration that speaks the language of the narration. Chinese takes Chinese voices only, and no other language takes one. Default: the language's first voice. */
            narratorVoiceId?: string;
            /**
             * @description Japanese Ghibli-inspired Style, Cinematic Realism, Digital Painting, Watercolor, 3D Rendering, Comic Book Style, Chinese Ink Painting, Photorealistic, Anime Style, Oil Painting, Acrylic Painting, Hayao Miyazaki Style, Japanese Woodblock, Vector Art, Fantasy Art, Pencil Sketch, Paper Cut-out, Pixel Art, Stained Glass; or a style in your own words.
             * @enum {string}
             */
            illustrationStyle?: "Japanese Ghibli-inspired Style" | "Cinematic Realism" | "Digital Painting" | "Watercolor" | "3D Rendering" | "Comic Book Style" | "Chinese Ink Painting" | "Photorealistic" | "Anime Style" | "Oil Painting" | "Acrylic Painting" | "Hayao Miyazaki Style" | "Japanese Woodblock" | "Vector Art" | "Fantasy Art" | "Pencil Sketch" | "Paper Cut-out" | "Pixel Art" | "Stained Glass" | "Others";
            /** @description The style in your own words, where illustrationStyle is Others. */
            customIllustrationStyle?: string;
            /** @description toddlers (1-3), preschool (4-5), children (6-12), teens (13-17), young_adults (18-25), adults (26-64), seniors (65+); or your own words. */
            audienceAge?: string;
            /** @description all_genders, male, female; or your own words. */
            audienceGender?: string;
            /** @description global, western, east_asian, islamic, christian, hindu_buddhist, african, latin_american, jewish, indigenous, nordic, slavic; or your own words. */
            audienceLocation?: string;
            /** @description The creativity of the story: 0.0 to 1.0 in steps of 0.1. */
            temperature?: number;
            /** @description The purpose of the story, for example to teach patience. */
            thematicPurpose?: string;
            /** @description Phrases that the narration uses. */
            signaturePhrases?: string;
            /** @description Search terms by which people should find the film. */
            searchKeywords?: string;
            /** @description The subject of your video channel. Title, description and hashtags are written to suit it. */
            youtubeChannelDescription?: string;
            /** @description Up to 10 hashtags, separated by commas, spaces or new lines. They stand before those of the film. */
            ownHashtags?: string;
            /** @description A line above the title at the beginning of the film, such as the name of your channel. */
            introCard?: string;
            /** @description A text over the last picture at the end of the film, such as The End or the name of your channel. */
            endCard?: string;
            /** @description Up to 5 more addresses that get an e-mail when the film is ready, separated by commas or spaces. */
            copyToEmail?: string;
            /** @description Open each chapter with a title card and a fade. */
            enableChapterTransitions?: boolean;
            /** @description Let the camera move into the pictures. */
            enableZoomEffect?: boolean;
            /** @description Burn subtitles into the picture. Every film also has subtitle files. */
            enableSubtitle?: boolean;
            /**
             * @description The style of burned subtitles: one of classic, boxed, bold, storybook, subtle.
             * @enum {string}
             */
            subtitleStyle?: "classic" | "boxed" | "bold" | "storybook" | "subtle";
            /** @description Highlight each word of a burned subtitle while it is spoken. */
            highlightSpokenWord?: boolean;
            /**
             * @description How subtitles show which character speaks, where characterVoices is on: `automatic` names a speaker whom the words do not name, `names` names every speaker, `colors` gives the burned subtitles of each character a colour.
             * @enum {string}
             */
            speakerCaptions?: "automatic" | "names" | "colors";
            /** @description Words that the narrator says wrongly, each with a spelling that sounds right. Captions keep the word of the story. A new film also gets those of the account; its own win. */
            pronunciations?: {
                word: string;
                say: string;
            }[];
            /** @description Let the characters of the story speak their lines in voices of their own, chosen by gender and age. Lines whose speaker is not certain stay with the narrator. */
            characterVoices?: boolean;
            /** @description Up to 4 characters of your own, in any story type, each with a name and, if you like, a kind, a look, a voice and an uploaded picture. One that the idea names, or whose kind the idea has without a name, is that person of the idea. All of them act in the story. */
            characters?: components["schemas"]["OwnCharacterOutput"][];
            /**
             * @description The music: `automatic` follows the mood of each scene, `none` leaves the film without music, a mood is kept for the whole film: calm, happy, joy, wonder, tense, worried or sad. `own` is the sound file that musicAssetId names.
             * @enum {string}
             */
            music?: "automatic" | "none" | "own" | "calm" | "happy" | "joy" | "wonder" | "tense" | "worried" | "sad";
            /** @description The asset id of an uploaded sound file that is the music, where the music is `own`. It is repeated or cut to the film's length, and its loudness is set as that of other music. */
            musicAssetId?: string;
            /**
             * @description How loud the music is beside the narration: quiet, normal or loud.
             * @enum {string}
             */
            musicVolume?: "quiet" | "normal" | "loud";
            /**
             * @description Stop the film until you continue it: `first_scene` after one scene is written, drawn and spoken, for 1 credit that counts towards the film; `script` after the narration is written and spoken, `storyboard` after the pictures are drawn, `none` never.
             * @enum {string}
             */
            review?: "none" | "first_scene" | "script" | "storyboard";
            /**
             * @description What happens if a review is not continued within 72 hours: `continue` the film, or `cancel` it. A first look is always cancelled.
             * @enum {string}
             */
            reviewTimeout?: "continue" | "cancel";
            /** @description Show the watermark that you uploaded on the site for this story type. */
            watermarkEnabled?: boolean;
            /** @description Draw the main character as the image that you uploaded on the site for this story type. `characters` does the same for up to four. */
            useFixedCharacter?: boolean;
            /** @description The name of the uploaded character to draw. */
            characterName?: string;
            /** @description The asset id of an uploaded character. Without it, the one of that name and story type is drawn. */
            fixedCharacterId?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description For each window, the calls that are left (r) and the seconds until it ends (t)
         * @example "read-minute";r=598;t=42
         */
        RateLimit: string;
        /**
         * @description For each window, the calls that it allows (q) and its seconds (w)
         * @example "read-minute";q=600;w=60
         */
        "RateLimit-Policy": string;
    };
    pathItems: never;
}
export interface operations {
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    mode?: "create";
                    userId?: string;
                    taskData: components["schemas"]["TaskForm"];
                } | {
                    /** @constant */
                    mode: "edit";
                    userId?: string;
                    taskId: string;
                    taskData: components["schemas"]["TaskForm"];
                } | {
                    /** @description The task to repeat or to continue */
                    fromTaskId?: string;
                    /** @description Another name for fromTaskId */
                    sourceTaskId?: string;
                    userId?: string;
                    /**
                     * @description Fields of TaskForm. A field that is left out keeps the value of the source task
                     * @default {}
                     */
                    taskData?: {
                        [key: string]: unknown;
                    };
                    /** @constant */
                    mode: "repeat";
                } | {
                    /** @description The task to repeat or to continue */
                    fromTaskId?: string;
                    /** @description Another name for fromTaskId */
                    sourceTaskId?: string;
                    userId?: string;
                    /**
                     * @description Fields of TaskForm. A field that is left out keeps the value of the source task
                     * @default {}
                     */
                    taskData?: {
                        [key: string]: unknown;
                    };
                    /** @constant */
                    mode: "continue";
                };
            };
        };
        responses: {
            /** @description Order a film, change a pending one, repeat one, or continue a completed one */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            taskId: string;
                            creditCost: number;
                            task: components["schemas"]["Task"];
                        };
                        taskId: string;
                        creditCost: number;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description insufficient_credits */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    taskStatus: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: {
                /** @description The ETag of the last response: the response is 304 without a body if nothing changed */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One film: its order, its progress, and its files when it is completed */
            200: {
                headers: {
                    /** @description The version */
                    ETag?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description Nothing changed since the version in If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    taskScenes: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The storyboard of a film: text, picture and audio of each scene, as far as they are made */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            scenes: components["schemas"]["Scene"][];
                            /** @description Who can speak: the narrator, then the characters of a film with `character_voices`, by the number of their lines */
                            speakers: components["schemas"]["Speaker"][];
                            /** @description Counts the edits of the scenes: edits name the one they were made on */
                            revision: number;
                            editing: components["schemas"]["Editing"];
                        };
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    editScenes: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `revision` of the scenes that these edits were made on; 409 `revision_conflict` if it is older */
                    revision: number;
                    /** @description Carried out one after the other: a position is that after the edits before it */
                    edits: components["schemas"]["SceneEdit"][];
                    /**
                     * @description true: only says what these edits would cost and make; nothing changes
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description Edit the scenes of a film that waits for its owner's review, or say what edits would cost, also those of a completed film */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EditResult"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description insufficient_credits */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description revision_conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    makeCut: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `revision` of the scenes that these edits were made on; 409 `revision_conflict` if it is older */
                    revision: number;
                    /** @description Carried out one after the other: a position is that after the edits before it */
                    edits: components["schemas"]["SceneEdit"][];
                };
            };
        };
        responses: {
            /** @description Make a new cut of a completed film with edited scenes. The cut so far stays until the film is deleted */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StartedCut"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description insufficient_credits */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description revision_conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    translateTask: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    languages: {
                        /** @enum {string} */
                        language: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
                        /** @description A voice of this language; by default its first one */
                        voice_id?: string;
                        /** @description Without it, the language model that writes stories translates; the built-in writer cannot */
                        texts?: {
                            title: string;
                            scenes: {
                                /** @description The `id` of the scene */
                                scene: number;
                                narration: string;
                                /** @description The title of a chapter that begins with it; by default the first words of the narration */
                                title?: string;
                            }[];
                        };
                    }[];
                    /**
                     * @description true: only says the price; nothing is ordered
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description Order a completed film in other languages: the same pictures with other words and another voice, for a third of its price each */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OrderedTranslations"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description insufficient_credits */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description capacity */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    taskPlaylist: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An HLS playlist of the scenes that are rendered so far, to watch a film while it is made: narration without music. It grows, and ends with the film */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.mpegurl": string;
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    taskDownloads: {
        parameters: {
            query?: {
                userId?: string;
                /** @description An earlier cut; by default the newest */
                cut?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The downloads of a completed film: video, thumbnail, captions, texts, and all of them as a ZIP */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Downloads"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listTasks: {
        parameters: {
            query?: {
                status?: "pending" | "in_progress" | "completed" | "failed";
                story_type?: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
                /** @description Films that were ordered on the site, or by a program */
                triggered_by?: "web_user" | "api_call";
                /** @description Films that were ordered on this day (UTC), at this time, or later */
                created_from?: string;
                /** @description Films that were ordered on this day (UTC) or before, or before this time */
                created_to?: string;
                /** @description Films whose titles and idea together contain each of these words, or the film with this id */
                text?: string;
                limit?: number;
                offset?: number;
                /** @description `next_cursor` of the previous page, instead of offset */
                cursor?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A user's films, newest first, by status, story type, source, date or text; and how many have each status */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            tasks: components["schemas"]["Task"][];
                            pagination: {
                                /** @description The films of all pages. A filter by story_type or text counts the newest 2,000 films that the other filters leave */
                                total: number;
                                limit: number;
                                offset: number;
                                /** @description The cursor of the next page; absent on the last page. A page of a filter by story_type or text may have fewer films than its limit before the last */
                                next_cursor?: string;
                            };
                            counts: {
                                all: number;
                                pending: number;
                                in_progress: number;
                                completed: number;
                                failed: number;
                            };
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    startTask: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Start a pending film now instead of after its edit window */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    continueReview: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Continue a film that waits for its owner's review. A first look reserves the rest of its price */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description insufficient_credits */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelTask: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel a film that waits or is being made; credits for unfinished work are returned */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    retryTask: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retry a failed film from where it failed */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description insufficient_credits */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    extendTask: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keep a completed film longer, for credits: see `extension` of the film for the price and the new date */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description insufficient_credits */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    shareTask: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description true: the film gets a public page /watch/{watch_id}. false: that page is gone at once, for good */
                    shared: boolean;
                };
            };
        };
        responses: {
            /** @description Let anyone with the link watch a completed film, or stop that */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteTask: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a pending film (its credits are returned), or one that has ended */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            taskId: string;
                        };
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPresets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presets of a user, by name */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            presets: components["schemas"]["Preset"][];
                        };
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createPreset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    settings: components["schemas"]["PresetSettings"];
                };
            };
        };
        responses: {
            /** @description Save settings as a preset; an order names it in preset_id */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Preset"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changePreset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                presetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    settings: components["schemas"]["PresetSettings"];
                };
            };
        };
        responses: {
            /** @description Replace the name and the settings of a preset; films that were ordered with it stay as they are */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Preset"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deletePreset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                presetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a preset */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Preset"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    apiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active key, masked, and all keys of the last 30 days */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The active live key, otherwise the active test key, otherwise null */
                        data: components["schemas"]["ApiKey"] | null;
                        /** @description Newest first; a revoked key is listed for 30 days */
                        keys: components["schemas"]["ApiKey"][];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    generateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @default live
                     * @enum {string}
                     */
                    mode?: "live" | "test";
                    /**
                     * @default [
                     *       "tasks:read",
                     *       "tasks:write",
                     *       "webhooks:write"
                     *     ]
                     */
                    scopes?: ("tasks:read" | "tasks:write" | "webhooks:write")[];
                    /**
                     * @description Hours for which the replaced key still works; 0 revokes it at once
                     * @default 0
                     */
                    overlap_hours?: number;
                };
            };
        };
        responses: {
            /** @description Create a key, shown in full only once; it replaces the key of the same mode */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NewApiKey"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke a key; it stops working at once */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    apiUsageHistory: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest films ordered with API keys */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            tasks: components["schemas"]["ApiUsage"][];
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    incomingOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Your user id: the owner of the key */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncomingOrder"];
            };
        };
        responses: {
            /** @description Order a film from a program, or edit, repeat or continue one */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["IncomingReceipt"];
                        taskId: string;
                        creditCost: number;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description insufficient_credits */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    assetType: "character" | "watermark" | "audio" | "image" | "narration";
                    fileName: string;
                    /** @default  */
                    contentType?: string;
                    size: number;
                    characterName?: string;
                    /** @default {} */
                    metadata?: {
                        title?: string;
                        category?: string;
                        uploadDate?: string;
                        /** @enum {string} */
                        storyType?: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
                        /** @description Who or what a character is, in a few words: "little dragon". Films with it get this, unless the order says it */
                        kind?: string;
                        /** @description What every picture shows of a character: "green, with a red scarf". Films with it get this, unless the order says it */
                        look?: string;
                    };
                    userId?: string;
                };
            };
        };
        responses: {
            /** @description A form for uploading one file directly to S3; call completeUpload afterwards */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        url: string;
                        /** @description Send these before the field `file` */
                        fields: {
                            [key: string]: string;
                        };
                        assetId: string;
                        /** @description Seconds */
                        expiresIn: number;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    completeUpload: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path: {
                assetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Check an uploaded file, re-encode it and list it; an invalid file is deleted */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        asset: components["schemas"]["Asset"];
                        warnings: string[];
                        recommendations: string[];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadAsset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    assetType: "character" | "watermark" | "audio" | "image" | "narration";
                    userId?: string;
                    characterName?: string;
                    /** @default {} */
                    metadata?: string;
                };
            };
        };
        responses: {
            /** @description Upload one file of up to 4 MB in the field `file` of a form */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        asset: components["schemas"]["Asset"];
                        warnings: string[];
                        recommendations: string[];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAssets: {
        parameters: {
            query?: {
                assetType?: "character" | "watermark" | "audio" | "image" | "narration";
                category?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A user's files, newest first; filtered by type or category */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        assets: components["schemas"]["Asset"][];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteAsset: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path: {
                assetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a file; films that were ordered with it keep their own copy */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        deletedAsset: {
                            id: string;
                            userId: string;
                            /** @enum {string} */
                            assetType: "character" | "watermark" | "audio" | "image" | "narration";
                            fileName: string;
                            /** @description Below /uploads/{userId}/{folder}/; a new version of the file gets a new path */
                            filePath: string;
                            fileSize: number;
                            mimeType: string;
                            /** Format: date-time */
                            uploadTime: string;
                            width?: number;
                            height?: number;
                            /** @description Seconds */
                            duration?: number;
                            metadata: {
                                title?: string;
                                category?: string;
                                uploadDate?: string;
                                /** @enum {string} */
                                storyType?: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
                                /** @description Who or what a character is, in a few words: "little dragon". Films with it get this, unless the order says it */
                                kind?: string;
                                /** @description What every picture shows of a character: "green, with a red scarf". Films with it get this, unless the order says it */
                                look?: string;
                                characterName?: string;
                            };
                        };
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    watermarkExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                storyType: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a user has a watermark for a story type */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        exists: boolean;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    credits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credits of a user: balance, earned and spent */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Credits"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    ledger: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the previous page */
                cursor?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger entries of a user, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            entries: components["schemas"]["LedgerLine"][];
                            /** @description Absent on the last page */
                            next_cursor?: string;
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteForm"];
            };
        };
        responses: {
            /** @description The price of a film, the speaking time of its full story, and what is understood of its story prompt */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    initializeUserCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId?: string;
                    /** @description Accepted and ignored: the verified address is used */
                    userEmail?: string;
                };
            };
        };
        responses: {
            /** @description Create the account and welcome credits of a signed-in user, if they do not exist yet; otherwise take over a new e-mail address from the user pool */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            balance: number;
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createFolders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folders of a user's uploads; they exist without being created */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        folders: string[];
                        message: string;
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPronunciations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words that the narrator says as the user wrote them, in each new film */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            pronunciations: {
                                word: string;
                                say: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    savePronunciations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pronunciations: {
                        word: string;
                        say: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Replace the list of pronunciations of a user; films that were ordered before stay as they are */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            pronunciations: {
                                word: string;
                                say: string;
                            }[];
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    mailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which mails a user gets */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            preferences: components["schemas"]["MailPreferences"];
                            /** @description Mails that cannot be switched off */
                            always_sent: ("sign_in_codes" | "email_changed" | "payment_receipts" | "credit_refunds")[];
                        };
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveMailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A film or a new cut is finished */
                    film_ready?: boolean;
                    /** @description A film or a new cut could not be finished */
                    film_failed?: boolean;
                    /** @description A film will be deleted soon */
                    film_expiring?: boolean;
                    /** @description A film waits for its owner */
                    review_ready?: boolean;
                    /** @description The webhook was switched off because deliveries failed */
                    webhook_disabled?: boolean;
                };
            };
        };
        responses: {
            /** @description Switch kinds of mails on or off; kinds that are not sent stay as they are */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            preferences: components["schemas"]["MailPreferences"];
                            /** @description Mails that cannot be switched off */
                            always_sent: ("sign_in_codes" | "email_changed" | "payment_receipts" | "credit_refunds")[];
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    userLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language of a user's mails */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @description Absent until it is set: mails are English
                             * @enum {string}
                             */
                            language?: "en" | "zh" | "hi" | "es" | "fr" | "ar" | "bn" | "pt" | "ru" | "ja" | "de" | "ko" | "it";
                        };
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveUserLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The language of the user's mails: the language of the site that the user chose
                     * @enum {string}
                     */
                    language: "en" | "zh" | "hi" | "es" | "fr" | "ar" | "bn" | "pt" | "ru" | "ja" | "de" | "ko" | "it";
                };
            };
        };
        responses: {
            /** @description Set the language of a user's mails */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @description The language of the user's mails: the language of the site that the user chose
                             * @enum {string}
                             */
                            language: "en" | "zh" | "hi" | "es" | "fr" | "ar" | "bn" | "pt" | "ru" | "ja" | "de" | "ko" | "it";
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    mailSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the unsubscribe link of a mail is about */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MailSubscription"];
                    };
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    unsubscribePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads a mail program that opens the address of the List-Unsubscribe header to the page; changes nothing */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the mails of an unsubscribe link (RFC 8058, one click); the body is not read */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MailSubscription"];
                    };
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is stored about a user, in pages of films */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AccountExport"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete the account with its films, files and records; the books keep the credits without a name */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description False if more films are left: call again */
                            done: boolean;
                        };
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    package_id?: "starter" | "basic" | "professional" | "business" | "premium" | "enterprise";
                    metadata?: {
                        /** @enum {string} */
                        package_id: "starter" | "basic" | "professional" | "business" | "premium" | "enterprise";
                        /** @description Accepted and ignored: the server decides it */
                        package_name?: unknown;
                        /** @description Accepted and ignored: the server decides it */
                        credits?: unknown;
                    };
                    /** @description If sent, the caller's own */
                    user_id?: string;
                    /** @description Accepted and ignored: the server decides it */
                    amount?: unknown;
                    /** @description Accepted and ignored: the server decides it */
                    currency?: unknown;
                    /** @description Accepted and ignored: the server decides it */
                    customer_email?: unknown;
                    /** @description Accepted and ignored: the server decides it */
                    success_url?: unknown;
                    /** @description Accepted and ignored: the server decides it */
                    cancel_url?: unknown;
                };
            };
        };
        responses: {
            /** @description Start the purchase of a credit package; returns the URL of the checkout page */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        checkout_url: string;
                        session_id: string;
                        payment_id: string;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description provider_failed */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    paymentHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A user's purchases and card transactions, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            paymentHistory: components["schemas"]["PaymentHistoryEntry"][];
                            paymentTransactions: components["schemas"]["PaymentTransaction"][];
                        };
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    paymentInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links to the invoice of a payment, which end after some days */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description provider_failed */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    paymentOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of a checkout session, and the new balance */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PaymentOutcome"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    stripeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events from Stripe, verified by their signature */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        received: true;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    storyIdea: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    storyType: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
                    /**
                     * @default english
                     * @enum {string}
                     */
                    voiceLanguage?: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
                };
            };
        };
        responses: {
            /** @description A new story idea for a story type */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            idea: string;
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description provider_failed */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    storyTitle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    storyType: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
                    /**
                     * @default english
                     * @enum {string}
                     */
                    voiceLanguage?: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
                    story: string;
                };
            };
        };
        responses: {
            /** @description A title of up to 60 characters for a story */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            title: string;
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    storySummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default english
                     * @enum {string}
                     */
                    voiceLanguage?: "english" | "chinese" | "hindi" | "spanish" | "french" | "arabic" | "bengali" | "portuguese" | "russian" | "japanese" | "german" | "korean" | "italian";
                    story: string;
                };
            };
        };
        responses: {
            /** @description A summary of a story in fewer than 1,000 characters */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            summary: string;
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    revisePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    storyType: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
                    /**
                     * @description Which of the two system prompts
                     * @default writing
                     * @enum {string}
                     */
                    part?: "writing" | "structure";
                    originalPrompt: string;
                    revisionRequest: string;
                };
            };
        };
        responses: {
            /** @description A system prompt revised as requested, with all its placeholders */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            prompt: string;
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description provider_failed */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    systemConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Story types, lengths and prices, languages, voices, styles and packages */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        configuration: components["schemas"]["SystemConfiguration"];
                    };
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    illustrationStyles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The illustration styles with their short names and sample pictures */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        styles: {
                            value: string;
                            label: string;
                            shortName: string;
                            /** @description The sample picture, on the site's own address */
                            imagePath: string;
                            fileName: string;
                            /** @description What the sample picture shows, in words */
                            prompt: string;
                        }[];
                    };
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    openApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This description of the API, in OpenAPI 3.1 */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    systemPromptTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The system prompts of every story type */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            story_type: string;
                            writing_prompt: string;
                            structure_prompt: string;
                            description: string;
                        }[];
                    };
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    systemPromptTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                storyType: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The system prompts of one story type */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            writing: string;
                            structure: string;
                            description: string;
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    validateSystemPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    storyType: "fairytale_story" | "adventure_story" | "educational_story" | "cinematic_story" | "fantasy_story" | "sci_fi_story" | "historical_story" | "romantic_story" | "comics_story" | "bible_story" | "book_story" | "lyric_story" | "poetry_story" | "dream_story";
                    systemPromptWriting?: string;
                    systemPromptStructure?: string;
                };
            };
        };
        responses: {
            /** @description Check that custom system prompts contain all required placeholders */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            valid: boolean;
                            missingPlaceholders: {
                                writing: string[];
                                structure: string[];
                            };
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    watchFilm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A film that its owner shares with anyone who has the link */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WatchedFilm"];
                    };
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    watchPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                page: "watch" | "embed";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of a shared film: /watch/{id}, and /embed/{id} for a frame of another site */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    oembed: {
        parameters: {
            query: {
                /** @description The address of the film's page */
                url: string;
                maxwidth?: number;
                maxheight?: number;
                format?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player of a shared film, for sites that embed by oEmbed */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OEmbed"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    redeemVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    voucherCode: string;
                    userId?: string;
                };
            };
        };
        responses: {
            /** @description Redeem a voucher code for credits, once per code */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        amount: number;
                        message: string;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listVouchers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 50 vouchers, and statistics of all */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Voucher"][];
                        statistics: components["schemas"]["VoucherStatistics"];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 100 */
                    amount?: number;
                };
            };
        };
        responses: {
            /** @description Create a voucher with a generated code */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Voucher"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    topUpCredits: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adminUserId?: string;
                    targetEmail?: string;
                    targetUserId?: string;
                    creditAmount: number;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Give credits to a user, found by e-mail or id */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["TopUp"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    topUpHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Credits given by administrators, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TopUp"][];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    customerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credits of the user with an e-mail address */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        credits: {
                            balance: number;
                            total_earned: number;
                        };
                        user_id: string;
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    refundTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    taskId: string;
                    userId: string;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Refund the price of a film, once */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        amount: number;
                        message: string;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    findForSupport: {
        parameters: {
            query: {
                /** @description An e-mail address, a user id, or a film id; a film id finds only this film */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A user and their newest 20 films, found by e-mail, user id or film id */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        user: components["schemas"]["SupportUser"];
                        data: components["schemas"]["SupportFilm"][];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    endTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    taskId: string;
                    userId: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description End a film that waits or is being made: its owner gets all its credits back and may retry it */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    retryFilm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    taskId: string;
                    userId: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Start a failed film again from where it failed. Its owner does not pay what was refunded */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    extendFilm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    taskId: string;
                    userId: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Keep a completed film longer, for nothing */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    searchFilms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Each word must occur in a title or in the idea. The search is noted in the audit log */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Films of all users by words of a title or of the idea, among those that are being made or have files */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The newest 20 films that match */
                        data: components["schemas"]["SupportFilm"][];
                        /** @description How many films match */
                        total: number;
                        /** @description How many films were searched, at most 1,000 */
                        searched: number;
                        /** @description False if more films have files than were searched */
                        is_complete: boolean;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    pausedProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The engines that administrators have paused */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            provider: string;
                            reason: string;
                            /** Format: date-time */
                            since: string;
                        }[];
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    pauseProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provider: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Stop all calls to an engine: new films wait, films that are being made retry for 50 minutes */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resumeProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provider: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Allow calls to a paused engine again: waiting films continue by themselves */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Default: this month */
                month?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The audit log of a month, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditRecord"][];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    webhookConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook of a user, or null */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookConfig"] | null;
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveWebhookConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    webhook_url: string;
                    /** @default true */
                    is_active?: boolean;
                    /** @description Also send a message after script, voices, pictures and film. Left out, it stays as it is; at first it is off */
                    stage_events?: boolean;
                    user_id?: string;
                };
            };
        };
        responses: {
            /** @description Set the URL and enable the webhook; the first response contains the signing secret */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookConfig"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteWebhookConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete the webhook and its signing secret */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Create a new signing secret, shown once; deliveries are also signed with the old one for 24 hours */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookConfig"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    webhook_url?: string;
                    task_id?: string;
                    user_id?: string;
                };
            };
        };
        responses: {
            /** @description Send a sample task_completed message to the given or the saved URL; task_id chooses one of your films */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            status: number;
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description provider_failed */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    webhookDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the previous page */
                cursor?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook deliveries of the last 30 days with all attempts, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            deliveries: components["schemas"]["WebhookDelivery"][];
                            next_cursor?: string;
                        };
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retry a delivery now, with the same webhook-id */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    ghostConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Ghost blog on which a user's films are published, or null */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GhostConfig"] | null;
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveGhostConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    ghost_api_url?: string;
                    /**
                     * @description id:secret, as Ghost shows it. The masked key means the saved key, if the URL is unchanged
                     * @default
                     */
                    ghost_admin_api_key?: string;
                    /** @default true */
                    is_active?: boolean;
                };
            };
        };
        responses: {
            /** @description Publish completed films on a Ghost blog */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GhostConfig"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteGhostConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stop publishing films and delete the key */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    testGhost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    ghost_api_url?: string;
                    /**
                     * @description id:secret, as Ghost shows it. The masked key means the saved key, if the URL is unchanged
                     * @default
                     */
                    ghost_admin_api_key?: string;
                    userId?: string;
                };
            };
        };
        responses: {
            /** @description Test the access to a blog, with the given or the saved configuration */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description provider_failed */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    youTubeChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The YouTube channel on which a user's films can be published, or null */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The operator of the site has set up YouTube */
                        is_available: boolean;
                        data: components["schemas"]["YouTubeChannel"] | null;
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveYouTubeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    auto_publish: {
                        /** @enum {string} */
                        privacy: "private" | "unlisted" | "public";
                        /** @description Your declaration that your films are made for children (COPPA): `selfDeclaredMadeForKids` */
                        made_for_kids: boolean;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Publish each new film on the connected YouTube channel, or none */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["YouTubeChannel"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    disconnectYouTube: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke the access to the YouTube channel and delete it */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    connectYouTube: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Start to connect a YouTube channel: the address of Google's consent page */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        url: string;
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    finishYouTube: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    state: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Connect the YouTube channel, with what Google's consent page sent to the site */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["YouTubeChannel"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description provider_failed */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    youTubeUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload of a film to YouTube, or null */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["YouTubeUpload"] | null;
                    };
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    publishOnYouTube: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default private
                     * @enum {string}
                     */
                    privacy?: "private" | "unlisted" | "public";
                    /**
                     * @description Your declaration that the film is made for children (COPPA): `selfDeclaredMadeForKids`
                     * @default false
                     */
                    made_for_kids?: boolean;
                    /**
                     * Format: date-time
                     * @description YouTube makes the video public at this time. Only with the privacy `private`
                     */
                    publish_at?: string;
                };
            };
        };
        responses: {
            /** @description Publish a completed film on the connected YouTube channel, or go on with a failed upload */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["YouTubeUpload"];
                    };
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description content_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
