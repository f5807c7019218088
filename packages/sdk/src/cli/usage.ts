export const usage = `animation-agent: order, watch and download films from the command line

  animation-agent order --idea TEXT [--minutes N] [--type TYPE] [--language NAME] [--style NAME]
                        [--field NAME=VALUE]... [--max-credits N] [--wait] [--to FOLDER]
  animation-agent batch FILE --max-credits N [--wait] [--to FOLDER]
  animation-agent list [--status STATUS] [--text WORDS] [--type TYPE] [--triggered-by web_user|api_call]
                       [--since DATE] [--until DATE]
  animation-agent translate ID --language german,hindi | FILE [--max-credits N] [--wait] [--to FOLDER]
  animation-agent watch ID
  animation-agent scenes ID [--json]
  animation-agent edit-scenes ID FILE [--dry-run] [--max-credits N] [--wait] [--to FOLDER]
  animation-agent continue ID [--max-credits N] [--wait] [--to FOLDER]
  animation-agent upload FILE --as image|narration|audio|character|watermark [--character-name NAME] [--kind TEXT] [--look TEXT]
                              [--type TYPE]
  animation-agent download ID [--to FOLDER] [--files video,captions_srt,...]
  animation-agent extend ID [--max-credits N]
  animation-agent youtube ID [--privacy private|unlisted|public] [--made-for-kids] [--publish-at TIME] [--wait]
  animation-agent share ID [--off]
  animation-agent start | cancel | retry | delete ID
  animation-agent pronunciations [FILE]
  animation-agent presets | save-preset NAME FILE | delete-preset ID
  animation-agent credits
  animation-agent mcp [--port N] [--max-credits N]

  --field        any field of an order by its name in the API documentation
  --wait         wait until the films are ready, or wait for your review
  --to           download the finished films into this folder (waits too)
  --max-credits  order nothing that would exceed this sum
  --since        films that were ordered on this day or later, for example 2026-01-31
  --until        films that were ordered on this day or before
  translate      a completed film in other languages, with the same pictures, for a third of its price each. FILE has a
                 JSON list of languages with your own words: [{ "language": "german", "texts": { "title": "...", "scenes":
                 [{ "scene": 1, "narration": "..." }] } }]
  scenes         the scenes of a film with the ids that edits name, and the prices of edits
  edit-scenes    change scenes of a film that waits for your review, or make a new cut of a completed one. FILE has a JSON
                 list of edits: [{ "type": "rewrite", "scene": 2, "narration": "..." }]. --dry-run only says the price
  continue       continue a film after your review; a first look then costs the rest of its price
  upload         a picture, recording or music of your own; prints the id that edits and orders name. A watermark needs --type
  share          give a completed film a page that anyone with the link can watch; --off takes it away for good
  presets        the settings that you saved; an order names one: --field preset_id=ID
  save-preset    saves settings, or replaces those of that name. FILE has the fields of the form as JSON:
                 { "voiceLanguage": "german", "enableSubtitle": true }
  extend         keep a finished film longer, for credits
  youtube        publish a completed film on your YouTube channel, which you connect on the site. Default: private.
                 --publish-at, for example 2026-01-31T18:00:00Z, makes a private video public at that time
  pronunciations the words that your films say as you wrote them; FILE replaces them, with one "word = how it is spoken" a line
  batch          FILE is a CSV file whose first row has the names of the fields, or has one JSON object a line (.jsonl).
                 What was ordered is noted in FILE.orders.jsonl; a second run orders only the rest.
  mcp            tools for assistants (Model Context Protocol), by standard input and output, or by HTTP at a port

Settings: ANIMATION_AGENT_URL, ANIMATION_AGENT_KEY, ANIMATION_AGENT_USER (see the developer page).
Exit codes: 0 done, 1 a call or a film failed, 2 wrong usage, 3 stopped at --max-credits.`;
