import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { ANIMALS, HERO_AT_START, PART_END, RELATIVES } from "./idea-words.ts";

const DREAM =
  "(?:(?:wanted|longed|hoped|wished) to (?:be|become|train as|work as)|(?:dreamed|dreamt) of (?:being|becoming)|dream was to (?:be|become))";
const GOAL = `(?<dream>(?:an?|the (?:first|best|greatest|youngest)) (?:(?!(?:in|of|at|like|and|for|to|with)\\b)[\\p{L}'’-]+ ){0,3}?[\\p{L}'’-]+)${PART_END.replace("and|or", "like|and|or")}`;

/** Stories of wishes that the family is against, of swapped places, last chances, losses that are made up for, and helpers. */
export const lastChances = [
  story({
    says: [
      phrase(`${DREAM} ${GOAL}`),
      phrase(
        "[Bb]ut (?<parent>(?:his|her|their) (?:whole |strict |own )?(?:father|mother|parents|family|grandmother|grandfather|uncle|aunt|dad|mum)) (?:wanted|wants|expected|insisted|hoped|forced|wished|said|forbade|was against|were against|did not|thought|would not)",
      ),
    ],
    may: [
      HERO_AT_START,
      /\b(?:wanted|expected|wished|forced|wants) (?:him|her|them) to (?:be|become|take over|work as|study|run) (?<other>(?:an?|the|law|medicine)(?: [\p{Ll}-]+){0,2})/u,
    ],
    unless:
      /\b(?:murder\w*|killed|king|queen|prince|princess|knight|dragon|pirate|laughed|marry|mermaid|father said yes)\b/i,
    of: "people",
    after: [
      [
        "It had been settled for as long as {hero} could remember. On the wall there was even a nail for the certificate: {aother}, like so many in the family. {Hero} looked at that nail during every meal. “You are so quiet,” said {parent}. “I'm only chewing,” said {hero}.",
        "In this family it had been settled for a long time what was to become of {hero}. Nobody had ever asked {him}. They talked about it over the soup, as people talk about the weather. “You are so quiet,” said {parent}. “I'm only chewing,” said {hero}.",
      ],
      "In secret {hero} did what has to be done by somebody who wants to become {adream}. {He} got up before the others. {He} practised with the door shut, failed, wiped away the traces, and was sitting at the breakfast table in time, tired and with shining eyes. “Did you sleep badly?” asked {parent}. “Wonderfully,” said {hero}.",
      "But traces are never all wiped away. One morning {parent} stood in the door. “What is this?” {Hero} could have told a story. {He} had three of them ready. “I want to be {adream},” {he} said. It became so quiet that they heard the tap drip. “No,” said {parent}. “We want you to be safe one day. That is not safe.”",
      "After that they did not talk much. {Hero} did what was expected of {him}, and did it properly, and it was like walking about in somebody else's shoes. {Parent} saw that. {Parent} said nothing, and began to sleep badly as well.",
      "+ One evening {hero} found a light in the kitchen. On the table lay an old box that {he} had never seen. “I once wanted to be something else, too,” came the voice of {parent}, very low. “There was no money for it. So I put it in here, and after a while I was told that I had forgotten it.” In the box lay a yellow newspaper cutting. It had been folded very often.",
    ],
    end: [
      "“Come and see it once,” said {hero}. “Only once. If it is no good, I'll never speak of it again.” There was a long silence, and then a chair was pushed back. {Hero} did all that {he} had practised, exactly as it is done by {adream}, and did not dare to look up.",
      "When {he} did, {parent} was standing quite close, and had wet eyes, and was cross about it. “You hold it wrongly,” said {parent}. “Here. A bit further up.” It was said very gruffly. “Twice a week,” said {parent} then, “and the rest of the time you learn something safe.” “Three times,” said {hero}. They shook hands on it.",
      "It became four times, and then every day. {Hero} is {adream} now, with tired feet and shining eyes. The nail on the wall is not empty either. On it hangs a yellow newspaper cutting, in a frame, and {parent} dusts it on Sundays.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:had to|has to|must) (?:spend|work|live) (?:for )?(?<span>(?:an?|one|two|three|a whole|the) (?:whole |entire )?(?:day|week|month|year|summer|night|weekend|days|weeks|months)) as (?<part>an? (?:[a-z]+ )?[a-z]+)(?=[,.]| (?:because|after|when|in|at|and|but|so)\\b)",
      ),
    ],
    may: [
      HERO_AT_START,
      /\b(?:because|after) (?:he|she|they) (?:had )?lost a bet\b/,
      /\b(?:strict|rich|proud|grumpy|lazy|famous)\b/,
    ],
    unless: new RegExp(
      `\\b(?:murder\\w*|killed|prison|slave|statue|tree|as an? (?:[a-z]+ )?(?:${ANIMALS}|man|woman|boy|girl|baby|slave|statue|tree))\\b`,
      "i",
    ),
    of: "people",
    after: [
      "“It can't be so hard to be {apart},” {hero} had said, and several people had heard {him}. Now {he} stood there early in the morning, in clothes that pinched, and everybody who came past wished {him} a very good day. They wished it with great pleasure.",
      "By nine o'clock {hero} had been told off twice. By ten {he} was so hungry that {he} could hear {his} own stomach. “When is the break?” {he} asked. “When it rings,” was the answer. {Hero} had never before in {his} life waited for a bell. {He} had always been one of those who ring it.",
      "{He} did it all wrong. {He} sat where nobody sits, and asked what nobody asks, and carried things to where they did not belong. “Are you new?” asked a thin boy kindly. “Stay behind me. Don't say anything before noon, and never take the last chair. It has only three legs.” {Hero} was grateful, and that surprised {him}.",
      "+ In the evening {hero} took off {his} shoes and looked at {his} feet as if they belonged to somebody else. {He} thought of all those who did this every day and who had always said good morning to {him}. Had {he} ever said it back? {He} must have done, surely. {He} could not remember a single time.",
      "Little by little {hero} learned what only {apart} knows: who really does the work, who is afraid of whom, and where it is warm. {He} laughed until {his} sides hurt over something with a bucket. And then the thin boy was punished for a thing that he had not done, by a rule that was nonsense. {Hero} knew that rule. {He} had made one just like it.",
    ],
    end: [
      "“That is unfair!” {hero} called. It was out before {he} could think. All heads turned. “And who are you, to say so?” {he} was asked. {Hero} opened {his} mouth. “{Apart},” {he} said. “That's exactly who knows it.” The thin boy stared at {him}, and then he began to clap, and it spread from row to row.",
      "When the time was over, {hero} got {his} old clothes back. On {his} desk lay a pile of rules. {Hero} read them all once more, slowly, as they are read by {apart}. Then {he} took the thick pencil and crossed out every second one.",
      "“Well, was it hard?” people still like to ask. “Yes,” says {hero}. {He} says good morning to everyone now, even if it takes until noon. And {he} has had the last chair mended. When {he} has something to think over, {he} sits down on it {himself}.",
    ],
  }),
  story({
    says: [phrase(`(?:one|a|one final|his|her|their) last chance to <task:doing>`)],
    may: [
      HERO_AT_START,
      /\b(?:hands? (?:began|started) to (?:shake|tremble)|was (?:very )?nervous|forgot everything|fell ill|missed the train)\b/,
      /\b(?:nervous|old|young|shy|clumsy|talented|retired)\b/,
    ],
    unless:
      /\b(?:murder\w*|killed|kill|escape|world|planet|humanity|goodbye|marriage|wife|husband|love|bomb|spell|ghost|kingdom|dying)\b/i,
    after: [
      "It was the last chance. There had been others before, and {hero} had missed them all, the first because {he} was too young, the second because {he} was too sure of {himself}. To {task}, that had been the plan, and now there was only this one day left for it.",
      "+ {Hero} had got up long before it was light. {He} had laid out everything, checked it, put it away, and laid it out again. “You have prepared for this all your life,” {he} told the mirror. The person in the mirror did not look like it.",
      "There were others waiting, on a long row of chairs. Nobody spoke. One after the other they were called in and came out again, and {hero} tried to read in their faces what it was like in there. {His} hands were wet. Then they began to tremble, and would not stop.",
      "+ On the next chair sat a boy who was eating a pear. “First time?” he asked. “Last time,” said {hero}. “Oh,” said the boy. He thought about it while he chewed. “Then you don't have to save anything for later.” He was called in before {hero} could ask what he meant by that.",
      "Then it was {hero's} turn. Three people sat behind a table and looked at {him} over their glasses. {He} began. At once it went wrong, just where it had gone wrong the last time. {Hero} stopped. One of the three picked up a pencil. It scratched over the paper, and {hero} knew what was being written there.",
    ],
    end: [
      "“May I begin again?” asked {hero}. {His} voice sounded rough. “It's my last chance, and I have spent it being careful.” The three of them looked at one another. The pencil was put down. {Hero} shook out {his} hands, and let them tremble as much as they wanted. There was nothing to be saved for later.",
      "And {he} did it as {he} did it at home, when nobody but the lamp was there: too loud, too fast, with {his} whole heart, and with one mistake that {he} went straight through as if it were a puddle. When {he} had finished, {he} was out of breath. Nobody wrote anything. One of the three had taken off the glasses and was wiping them.",
      "“That mistake,” said the one with the pencil, “do you always make it?” “Always,” said {hero}. “Keep it,” was the answer. They were smiling. {He} had done it. {Hero} walked out past the long row of chairs and could not feel the floor.",
      "On the first day of that new life {hero} gets up long before {he} needs to. {He} eats a pear at the window and watches it grow light. {His} hands lie on the sill. They are trembling a little still, and {he} lets them.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:lost|was losing|had lost) (?:all )?(?<loss>(?:her|his) (?:hearing|sight|eyesight|leg|arm|right hand|left hand|hand|right arm|left arm|foot))(?: in an? [a-z]+(?: [a-z]+)?)?",
      ),
      phrase(
        "(?:learned|learnt|taught (?:him|her)self|found a (?:new )?way|had to learn|began) (?:how )?(?:again )?to <skill:doing>",
      ),
    ],
    may: [HERO_AT_START, /\b(?:young|famous|old|talented)\b/],
    unless: /\b(?:murder\w*|killed|pirate|war|soldier|monster|revenge)\b/i,
    after: [
      "At first people came with flowers and talked too much, and then they stayed away. {Hero} did not mind that. {He} sat in {his} room with the door closed. Everything that {he} had been able to do was still there, packed up inside {him}, but without {loss} there seemed to be no door any more by which it could get out.",
      "Those who meant well said, “You'll find something else.” {Hero} nodded. When they had gone, {he} threw the cushion at the wall, and it was not even a good throw. {He} did not want something else. {He} wanted what {he} had always wanted, with {loss} or without.",
      "One night {he} tried it, in the dark, where nobody could see. It was terrible. {He} bumped into things and lost {his} balance and {his} temper. But there was one moment, no longer than a breath, when it was almost right. {Hero} sat down on the floor and tried to remember how that had happened.",
      "From then on {he} looked for that moment. {He} did not do it as before, for that was over. {He} listened with {his} skin and thought with {his} feet. For every time that {he} found it, {he} made a mark on the wall. So slowly, mark by mark, {he} began to {skill}.",
      "+ “Let me see it,” said {his} old teacher. {Hero} showed it, and was ashamed, because it was so different. The teacher was silent for some time. “It's not what I taught you,” said the teacher then. “No,” said {hero}. “I know. I'm sorry.” “Don't be. I couldn't have taught you that.”",
    ],
    end: [
      "Then {his} name stood on a poster again. Many had come, and many only because they were curious, and some had brought handkerchiefs in case it was sad. {Hero} waited until {he} could feel {his} own heart. That was the beat. It had been there all along. {He} stepped forward.",
      "It went wrong once. There was a stumble, and a gasp in the hall, and somebody half stood up to help. {Hero} laughed aloud, went back to the place, and did it again, with the stumble, as if it belonged there. After that nobody thought of what {he} had lost any more. They only saw what {he} was doing.",
      "+ {He} could not tell at first whether they liked it. Then it came through the floor and up through {his} feet: the whole house was stamping. The handkerchiefs were used after all. {Hero} stood there and felt it right up to {his} hair.",
      "The marks on the wall have never been painted over. A girl comes on Thursdays who has lost something as well. “Where do I begin?” she asked on the first day. {Hero} closed the curtains, put out the light, and gave her a cushion. “With this,” {he} said. “Throw it as hard as you can.”",
    ],
  }),
  story({
    says: [
      phrase(`${DREAM} ${GOAL}`),
      phrase(
        `(?:[Aa]nd|[Bb]ut|[Ss]o|[Oo]nly)? ?${role("helper", `${RELATIVES}|${ANIMALS}`)
          .source.replace(/^\(\?<!\[\\p\{L\}-\]\)/, "")
          .replace(/\(\?!\[\\p\{L\}-\]\)$/, "")} (?:helped|helps|taught|trained|showed|secretly helped|coached)`,
      ),
    ],
    may: [
      HERO_AT_START,
      /\bwho (?<flaw>stammered|stuttered|stammers|stutters|could not [a-z]+|was (?:afraid|shy|scared)[^.,]*)/,
      /\b(?:practise|practised|practice|train|rehearse)\b/,
    ],
    unless: /\b(?:murder\w*|killed|king|queen|prince|princess|knight|dragon|pirate|human|real|friend|rich|marry)\b/i,
    after: [
      "“{Adream}? You?” people had said, as people do. {Helper} had not said that. {Helper} had only looked at {hero} with {helperhis} head on one side. And that is how it began: every evening after supper the two of them shut the door, {hero} stood up straight, and {helper} took the best seat.",
      "It did not sound or look like {adream} at all in the beginning. {Hero} got stuck, and blushed, and wanted to stop. But {helper} did not laugh and did not look away. {Helper} waited. When {helper} waited like that, there was nothing for it but to go on, and {hero} went on.",
      "They made a game of it. For everything that went well {helper} got a nut, and for everything that went wrong {hero} had to eat one. In the first week {hero} ate so many nuts that {he} could not look at them any more. In the third week {helper} was getting noticeably rounder.",
      "+ There were bad evenings as well. After one of them {hero} crept under the blanket and did not come out. “I'll never be {adream},” {he} said into the pillow. The blanket moved. {Helper} had come in from the other side, quite without a word, and had brought the bag of nuts.",
      "Then a place was free, and {hero} was to come and show what {he} could do. {He} wore {his} best shirt and said nothing on the whole way. The people there were in a hurry. “Please,” they said and pointed to the middle. {Hero} stood there, took a breath, and was stuck, worse than ever before.",
    ],
    end: [
      "There was a rustling by the door. {Helper} was not really allowed in. {Helper} came in all the same, took the best seat, and put {helperhis} head on one side. Somebody was about to complain. But {hero} had seen it. It was evening, the door was shut, and there was all the time in the world. {Hero} went on.",
      "It still was not like all the others. In one place {he} stopped and waited, as {he} had learned it from {helper}, and so did everyone else, and leaned forward. Then it came, and it was worth waiting for. “Can you begin on Monday?” they asked afterwards. {Hero} was about to answer, but {helper} was quicker.",
      "So {hero} became {adream}, and is said to be a good one. Nobody else dares to pause for so long. Before it starts {he} always looks across to the best seat. There sits {helper}, with {helperhis} head on one side, and beside {helperhim} stands a bowl of nuts.",
    ],
  }),
  story({
    says: [
      /\b(?:was sent to|was sent away to|came to|moved to|arrived at|started at|went to|had to go to|lived at|was new at) (?:[a-z' ]+ )?(?:boarding school|camp|summer camp|ballet school|school abroad|new school|orphanage|children's home)\b/,
      /\b(?:cried|was homesick|felt lonely|was lonely|missed (?:home|her|his)|had no friends|was unhappy|felt homesick|spoke to nobody|ate alone)\b/,
      phrase(
        "(?:[Uu]ntil|[Tt]hen|[Bb]ut(?: then)?|[Oo]ne (?:day|night|evening)) (?<helper>the (?:[a-z]+ )?(?:cook|gardener|caretaker|janitor|librarian|driver|nurse|cleaner|teacher|baker|porter|old [a-z]+)) (?:let|lets|showed|shows|asked|took|gave|taught|invited)",
      ),
    ],
    may: [
      HERO_AT_START,
      /\b(?:let|asked|showed|taught|invited) (?:him|her|them) (?:how )?(?:to )?(?<job>(?:help|work|cook|bake|dig|plant|feed|water|repair|mend|sort|read)[^.,]*)/,
      /\bevery (?:night|evening|day)\b/,
    ],
    unless: /\b(?:murder\w*|killed|ghost|magic\w*|war|wizard|witch)\b/i,
    of: "young",
    after: [
      "It was not that they were unkind. {Hero} walked along the corridors with a map in {his} hand, and whenever {he} had found the right door, everybody was coming out of it again. In the evening {he} lay awake and thought of the sounds of {his} own house.",
      "{Helper} had seen {him}. {Helper} saw everybody, three times a day. “You there,” said {helper} one morning, “with the red eyes. Have you got two hands?” {Hero} looked to make sure. “Then wash them and come with me.”",
      [
        "So it was that {hero} was allowed to {job}. {He} did it wrong at first. {Helper} did not scold. {Helper} only said “Hm”, and did it again so slowly that {hero} could see each finger. Nobody asked how {he} was. There was too much to be done for that.",
        "So {hero} was allowed to help. {He} did it wrong at first. {Helper} did not scold. {Helper} only said “Hm”, and did it again so slowly that {hero} could see each finger. Nobody asked how {he} was. There was too much to be done for that.",
      ],
      "“At home,” said {hero} after a week, quite suddenly, “my grandmother does it differently.” {Helper} put everything down. “Show me.” {Hero} showed it, as well as {he} could remember. While {he} did so, {he} could hear the door at home, and the radio, and somebody laughing, and for the first time it did not hurt. “Hm,” said {helper}. “Better.”",
      "+ From then on they took turns. On Mondays they did it as {helper} had always done it, and on Tuesdays as it was done at {hero's} home. {Helper} wrote that down in a greasy notebook, in which there were many other names. “They all had red eyes,” said {helper}. “It helps to be needed by somebody.”",
      "Soon the others noticed. They stuck their heads round the door. “What are you doing there?” asked a girl with braids. {Hero} turned red. “On Tuesdays we do it as at home,” {he} said. “As at whose home?” “Mine.” The girl swallowed. “Can we do it as at mine once?” she asked, very quickly.",
    ],
    end: [
      "By the next month there was no day of the week left. There was a row at the door with sleeves rolled up, and it was {hero} who handed out the aprons and said “Hm”. {Helper} sat on a stool, for the first time in years, and was told what to do.",
      "+ One night {hero} heard somebody crying, and {he} knew the sound. It was a boy who had only come that day. {Hero} sat down on the edge of the bed. “Have you got two hands?” {he} asked. The boy looked, and sniffed, and nodded.",
      "When the holidays came, {hero} packed {his} bag last of all. At home the door made its sound, and the radio was on. “You are so big,” they said. {Hero} washed {his} hands and rolled up {his} sleeves. “Sit down,” {he} said. “I'll show you how we do it on Wednesdays.”",
    ],
  }),
];
