import { role, story } from "../subject-story.ts";

const ALLY =
  "friend|best friend|classmate|sister|little sister|big sister|brother|little brother|big brother|cousin|neighbour";

/** Stories of quiz teams, poems and talks before the class. */
export const quizzesAndPoems = [
  story({
    says: [
      /\bquiz(?:zes)?\b/i,
      /\b(?:los(?:es|t) (?:her|his|their|my) voice|hoarse|no voice|without (?:a )?voice|can(?:'t|not) (?:speak|talk)|could(?:n't| not) (?:speak|talk)|mute|laryngitis|draw(?:s|ing|n)?|drew|slate)\b/i,
    ],
    may: [/\b(?<board>slate|whiteboard|blackboard|sketchbook|sketch pad|notepad|drawing pad)\b/i, role("ally", ALLY)],
    of: "young",
    after: [
      "@hall(hero talk) {Hero} opened {his} mouth to say good morning to the quiz team, and out came a squeak like a rusty gate. The rest of the team turned as white as chalk. “But you are the one who talks!” they whispered. “You press the button, and you say it!”",
      [
        "@hall(hero write, ally look) {Ally} came back with honey, hot tea and a woolly scarf. None of it helped. Then {hero} took {theboard} and drew three things: an ear, a clock and a thumb that pointed up. {Ally} looked at it for a moment. “I listen, you draw, and there is time enough?” {Hero} nodded so hard that the scarf came off.",
        "@hall(hero write) Honey did not help, nor hot tea, nor a woolly scarf. Then {hero} took {theboard} and drew three things: an ear, a clock and a thumb that pointed up. “We listen, you draw, and there is time enough?” the others guessed. {Hero} nodded so hard that the scarf came off.",
        "@hall(hero write) Honey did not help, nor hot tea, nor a woolly scarf. Then {hero} took something to draw on, and drew three things: an ear, a clock and a thumb that pointed up. “We listen, you draw, and there is time enough?” the others guessed. {Hero} nodded so hard that the scarf came off.",
      ],
      "@theatre(hero write) The final began. “Which animal sleeps upside down?” asked the quizmaster. {Hero} pressed the button and drew a bat in four strokes. The rules said that an answer had to be clear. They did not say that it had to be loud. “Correct!” said the quizmaster, and the hall hummed.",
      "+ @theatre(hero write) It was not always so easy. For the capital of France {hero} drew a tower, and a judge wanted to know whether it was a ladder. For the heart {hero} drew a heart, and the whole hall went “Aah!” The other team began to giggle. But the numbers on the scoreboard climbed side by side.",
      "@theatre(hero stand) Then it was twenty to twenty, with one question left. “What is it,” read the quizmaster, “that belongs to you, but that others use more often than you do?” It was very quiet. The captain of the other team pressed first. “My bicycle!” It was wrong. Now everyone looked at {hero}. How do you draw that?",
    ],
    end: [
      "@theatre(hero write) {Hero} had the answer, and it made {him} laugh without a sound. {He} did not draw a bat or a tower. {He} drew {himself}, small and with a scarf, and around {him} a crowd of people with wide open mouths. From each mouth came a bubble, and in every bubble {hero} wrote the same word.",
      "@theatre(hero look) The judges leaned forward. In each of the bubbles stood the name of {hero}. “My name!” cried the quizmaster. “It belongs to me, and the others say it. Correct!” The team jumped up and fell round {hero's} neck, and two hundred people did just what was in the picture: they shouted {hero's} name.",
      "+ @theatre(hero take) The cup was heavy, and there was supposed to be a speech. {Hero} drew that, too. It was a cup with one handle for each of the team, and a teapot that poured honey into it. It was the shortest speech that anyone could remember, and it got the longest clapping.",
      [
        "@classroom(hero talk, ally talk) Three days later the voice was back. “Well?” asked {ally}. “What do you want to say first?” {Hero} thought about it, cleared {his} throat, and then took the chalk and drew a thumb that pointed up.",
        "@classroom(hero write) Three days later the voice was back. “What do you want to say first?” the others asked. {Hero} thought about it, cleared {his} throat, and then took the chalk and drew a thumb that pointed up.",
      ],
    ],
  }),
  story({
    says: [
      /\bquiz(?:zes)?\b|\bgeneral knowledge (?:contest|competition)\b|\bspelling bee\b/i,
      /\b(?:team|final|captain|contest|competition|show|tournament|school|class\w*|win|won|champion\w*|buzzer)\b/i,
    ],
    unless: /\b(?:pub|cheat\w*|murder|kill\w*|spelling bee|millionaire|marri\w*|husband|wife|robot)\b/i,
    may: [role("ally", ALLY), role("teacher", "teacher|headmaster|headmistress|coach")],
    of: "young",
    after: [
      "@library(hero read) The quiz team met in the school library, between the atlases and the broken radiator. One of them knew all about planets, one knew all about kings, and one knew only football, but that right back to the year 1930. {Hero} knew a little of everything, and mostly things that {he} was sure were of no use.",
      [
        "@library(hero talk, ally talk) “How many noses has a slug?” asked {ally}, from behind a pile of cards. “Four,” said {hero} at once. “But they will never ask that.” {Ally} made a tick all the same. “You know more than you think,” said {ally}. “You only say it too softly, and always a second too late.”",
        "@library(hero read) “How many noses has a slug?” the girl with the question cards read out. “Four,” said {hero}. “But they will never ask that.” She made a tick. “You know more than you think,” she said. “You only say it too softly, and always a second too late.”",
      ],
      "+ @bedroom.night(hero point) So {hero} practised being fast. The buzzer was an old bicycle bell. {He} rang it for the milk, for the post and for the dog next door. At night {he} rang it in {his} sleep. “The answer is Bolivia!” {he} shouted, and the whole house was awake.",
      "@theatre(hero sit) On the day of the quiz there were lights, and a real buzzer, as red as a tomato. On the other side sat a team in matching jackets, who had won three years in a row. The planets were asked, then the kings, then 1930, and the team kept up, point by point.",
      "@theatre(hero stand) Before the last question it stood at a tie. Whoever had this one had the cup. The quizmaster opened the envelope, and raised his eyebrows. The team in the matching jackets laid their hands on the buzzer.",
    ],
    end: [
      "@theatre(hero point) “How many noses,” read the quizmaster, “has a slug?” For one second there was no sound. In that second {hero} thought: that can't be right, it is too easy, someone else must know it. And then {he} thought: a second too late. And {his} hand came down so hard on the red buzzer that it jumped.",
      "@theatre(hero talk) “Four,” said {hero}, and then, because {he} had said it softly, once again so that it rang: “Four!” The quizmaster looked at his card as if he could not believe it himself. “Four,” he said, “is correct.” The one with the planets screamed. The one with the kings cried. The one with 1930 ran a lap round the stage.",
      [
        "+ @theatre(hero talk, teacher talk) “Where did you get that from?” asked {teacher}. “I once had a snail for a pet,” said {hero}, “and I was bored.” {Teacher} laughed so much that the cup had to be put down somewhere safe. “Stay bored,” said {teacher}. “It suits you.”",
        "+ @theatre(hero talk) The captain in the matching jacket came across the stage and shook hands. “Slugs?” he said. “Who on earth learns about slugs?” “I do,” said {hero}. “I never thought that it would be of use.” “What else do you know like that?” asked the captain. They sat down on the edge of the stage, and it took until the lights went out.",
      ],
      "@library(hero talk) The cup stands between the atlases now, by the broken radiator. On the lid the team has stuck a small slug of green clay. It has four noses. When a new pupil sits in the library and says that what they know is surely of no use, {hero} rings the bicycle bell and says, “Try us.”",
    ],
  }),
  story({
    says: [
      /\b(?:poetry|poems?|poets?)\b/i,
      /\b(?:contest|competition|slam|prize|reading|festival|stage|audience|enter(?:s|ed)?|assembly|aloud|out loud|in front of)\b/i,
    ],
    unless:
      /\b(?:stutter\w*|stammer\w*|steal\w*|stole\w*|king|queen|princess|war|prison|murder|old (?:man|woman|poet)|copied|copies)\b/i,
    may: [
      /\bpoems? about (?<topic>(?:his|her|the|a|an|their|my) [\p{L}' -]+?)(?=[,.;]| and | but | when | because |$)/iu,
      role("ally", ALLY),
      role("teacher", "teacher|headmaster|headmistress|librarian"),
    ],
    of: "young",
    after: [
      [
        "@bedroom(hero write) The poem had been written in pencil, on the backs of shopping lists. {Hero} had not wanted it to be a poem at all. {He} had only wanted to keep {topic}, so that it could not get lost. But when the lines stood there one below the other, they had a beat, like steps, and that beat did not go away.",
        "@bedroom(hero write) The poem had been written in pencil, on the backs of shopping lists. {Hero} had not wanted it to be a poem at all. {He} had only wanted to keep something, so that it could not get lost. But when the lines stood there one below the other, they had a beat, like steps, and that beat did not go away.",
      ],
      [
        "@room(hero read, ally sit) {Hero} read it aloud to {ally} first, with {his} back turned, because that was easier. When it was over, {ally} said nothing. “Is it so bad?” asked {hero}. “No,” said {ally}, and sniffed. “I only have something in my eye. Read the end once more.”",
        "@room(hero read, teacher sit) {Hero} read it aloud to {teacher} first, with {his} back turned, because that was easier. When it was over, {teacher} said nothing. “Is it so bad?” asked {hero}. “No,” said {teacher}, and took off a pair of wet glasses. “Read the end once more.”",
        "@room(hero read) {Hero} read it aloud to the coat stand, because a coat stand can't laugh. Only the next day did {he} dare to read it to a person. It was the woman at the desk where you signed up for the contest. She stamped the form without a word, and then she stamped it again by mistake, because she was looking for her handkerchief.",
      ],
      "+ @theatre(hero sit) At the contest there were poets with scarves and poets with guitars. One had a poem of twenty pages. One rhymed “moon” with “spoon” and “June” and bowed after each. {Hero} sat in the last row and folded {his} paper smaller and smaller. Beside all that, {his} own words seemed as plain as bread.",
      "@theatre(hero walk) Then {hero's} name was called. The way to the front had more steps than {he} had counted. {He} unfolded the paper, and it came apart along the folds, into four pieces. One sailed down from the stage and under the chairs. The lamp was in {his} eyes. Somewhere a person coughed. {Hero} could not read a single line.",
    ],
    end: [
      [
        "@theatre(hero talk) So {hero} put the pieces into {his} pocket, and closed {his} eyes, and looked at {topic} instead. There it all was, as clear as glass. {He} did not need the paper. {He} said the first line, quietly, and the second one came along by itself, like a little brother who takes your hand.",
        "@theatre(hero talk) So {hero} put the pieces into {his} pocket, and closed {his} eyes, and looked at what the poem was about instead. There it all was, as clear as glass. {He} did not need the paper. {He} said the first line, quietly, and the second one came along by itself, like a little brother who takes your hand.",
      ],
      "@theatre(hero talk) It was not loud, and there was no guitar in it. But the hall grew so still that people heard the rain on the roof, and after a while even the rain seemed to keep to the beat. When {hero} opened {his} eyes again, the poem was over. Three hundred people were still sitting inside it and did not want to get out.",
      "+ @theatre(hero take) Then they clapped, and it sounded like a shower of hail. {Hero} was given a prize, a fountain pen in a blue box. An old man from the front row brought {him} the fourth piece of the paper. “It lay at my feet,” he said. “I have read it. May I write it down, before I give it back?”",
      [
        "@bedroom(hero write) {Hero} writes with the blue pen now, but still on the backs of shopping lists. On one there stands: eggs, salt, soap. On the other side stands {topic}, in four pieces, stuck together with tape.",
        "@bedroom(hero write) {Hero} writes with the blue pen now, but still on the backs of shopping lists. On one there stands: eggs, salt, soap. On the other side stands a poem, in four pieces, stuck together with tape.",
      ],
    ],
  }),
  story({
    says: [
      /(?<speaker>(?:\b(?:[Aa]n?|[Tt]he|[Mm]y) (?:[a-z0-9-]+ ){0,4}?(?:boy|girl|pupil|kid|student|child)(?: (?:called|named) \p{Lu}[\p{L}'-]+)?|\p{Lu}[\p{L}'-]+))(?:,[^,.]{1,24},)?(?: (?:who|often|always|badly|sometimes))* (?:had (?:stuttered|stammered)|stuttered|stammered|had a (?:stutter|stammer))\b/u,
      /\b(?:poems?|recit\w+|assembly|read(?:s|ing)? (?:aloud|out)|speech|talk|play|stage|on stage|lines)\b/i,
      /\b(?:school|class\w*|assembly|teacher|pupils?|grade|play)\b/i,
    ],
    may: [
      role("ally", `${ALLY}|grandmother|grandma|grandfather|grandpa|granny|mother|father|mum|dad|uncle|aunt`),
      role("teacher", "teacher|headmaster|headmistress"),
      /\b(?<text>poem|speech|verse|part)\b/i,
    ],
    unless: /\b(?:dog|cat|parrot|horse|funeral|wedding|robot|king)\b/i,
    lead: "speaker",
    after: [
      [
        "@street(hero talk, ally walk) They practised on the way home, from lamp post to lamp post. “The r-r-r,” said {hero}, and got stuck, and {ally} stopped walking and waited, until the word was out. Then they went on to the next lamp post. It was a long way home. But nobody shouted “Spit it out!” there, and nobody finished {hero's} sentences.",
        "@street(hero walk) {Hero} practised on the way home, from lamp post to lamp post. “The r-r-r,” said {hero}, and got stuck, and stopped walking until the word was out. Then {he} went on to the next lamp post. It was a long way home. But nobody shouted “Spit it out!” there, and nobody finished {his} sentences.",
      ],
      [
        "@park(hero talk, ally talk) “Do you know what I've noticed?” said {ally} after a week. “When you walk, you get stuck less. One step, one word.” {Hero} had not noticed. They tried it out, round and round the park: one step, one word, one step, one word. A dog followed them for three lines. The hardest words still had a wall in front of them, but now it was a low one.",
        "@park(hero walk) After a week {hero} noticed something. When {he} walked, {he} got stuck less. One step, one word. {He} tried it out, round and round the park, until a dog came along for three whole lines. The hardest words still had a wall in front of them, but now it was a low one.",
      ],
      "+ @bedroom.night(hero sleep) In the night before the great day {hero} dreamed of the hall. It was full of mouths. They all knew what {hero} wanted to say, and they all said it wrong. {Hero} woke up, and two feet moved under the blanket, left and right, until the dream was gone.",
      [
        "@hall(hero stand, ally look) Then the morning came, and the whole school sat in rows. {Hero} stood at the front, and {ally} sat in the second row, with thumbs pressed white. On the platform there is no room for walking. “The r-r-r,” {hero} began. “The r-r-r.” A giggle ran along the back wall. {Hero's} ears were burning.",
        "@hall(hero stand) Then the morning came, and the whole school sat in rows. {Hero} stood at the front. On the platform there is no room for walking. “The r-r-r,” {hero} began. “The r-r-r.” A giggle ran along the back wall. {Hero's} ears were burning.",
      ],
    ],
    end: [
      [
        "@hall(hero walk, ally stand) That was when {ally} stood up in the second row and began to walk on the spot: left, right, left, right. {Hero} saw it. Then {hero} climbed off the platform, into the middle of the hall, and started to walk. One step, one word. “The. River. Runs,” said {hero}.",
        "@hall(hero walk) Nobody had said that you had to stand still. So {hero} climbed off the platform, into the middle of the hall, and started to walk. One step, one word. “The. River. Runs,” said {hero}.",
      ],
      "@hall(hero walk) {Hero} walked between the rows, and every head turned. Now and then a word got stuck, and {hero} stopped beside some child and waited for it, quite calmly, and the child waited as well. At the third row somebody's foot was tapping along. At the tenth it was all the feet, softly, four hundred of them, like rain on a river.",
      "+ @hall(hero talk) The last word came when {hero} was back at the front. It was a hard one, with an r, and it took its time. The feet stopped. The whole school held its breath and left it to {hero}. Then it was out, and the clapping was so loud that the caretaker looked in to see what had fallen down.",
      [
        "@street(hero walk, ally walk) On the way home {hero} and {ally} didn't practise anything. They only talked, about this and that, with bumps and without, past one lamp post after the other, and didn't count a single one of them.",
        "@street(hero walk) On the way home {hero} had nothing to practise. Three children from the tenth row walked along, and asked things, and waited for the answers. They went past one lamp post after the other, and didn't count a single one of them.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:talk|presentation|report|lecture|speech)\b/i,
      /\b(?:afraid|scared|nervous|fear\w*|terrified|shy|hid(?:es|den|ing)?|panic\w*|dread\w*|blush\w*|sick)\b/i,
      /\b(?:class\w*|school|teacher|pupils?|grade|biology|geography|history|science|lesson)\b/i,
    ],
    unless: /\b(?:stutter\w*|stammer\w*|wedding|funeral|president|ghost|steal\w*|stole\w*|dyslexi\w*)\b/i,
    may: [
      /\b(?:talk|presentation|report|lecture|speech) (?:about|on) (?<topic>(?!the first|monday|friday)(?:his |her |the |a |an |their |my )?[\p{L}' -]+?)(?=[,.;]| and | but | in | to | when | because | at |$)/iu,
      /\b(?<hide>cupboard|toilets?|bathroom|basement|cellar|storeroom|wardrobe|library|locker|gym)\b/i,
      role("ally", ALLY),
    ],
    of: "young",
    after: [
      [
        "@classroom(hero write) {Hero} knew all there was to know about {topic}. At home {he} had filled twelve cards with it, and numbered them. The trouble was not {topic}. The trouble was the twenty-six faces, and the quiet that came when one child stood at the front and all the others sat.",
        "@bedroom(hero write) {Hero} knew all there was to know about it. At home {he} had filled twelve cards, and numbered them. The trouble was not what to say. The trouble was the twenty-six faces, and the quiet that came when one child stood at the front and all the others sat.",
      ],
      "@corridor(hero stand) Nobody would look for {hero} here. {He} pulled the door shut behind {him}. It was dark and narrow among the brooms and the rolled-up maps, and it smelled of floor polish. “Where is {hero}?” came a voice through the wall. {Hero} held {his} breath. {He} planned to come out when {he} was grown up.",
      [
        "@corridor(hero talk) Beside {him} in the dark stood Herbert, the school's old skeleton, with a woolly hat on his skull. To calm down {hero} gave the talk to Herbert. {He} started with card one, only in a whisper. At card three {he} forgot to look at the cards. There was so much about {topic} that was simply wonderful! {Hero} waved {his} arms, and Herbert's jaw dropped.",
        "@corridor(hero talk) Beside {him} in the dark stood Herbert, the school's old skeleton, with a woolly hat on his skull. To calm down {hero} gave the talk to Herbert. {He} started with card one, only in a whisper. At card three {he} forgot to look at the cards. It was all so interesting! {Hero} waved {his} arms, and Herbert's jaw dropped.",
      ],
      [
        "@corridor(hero talk, ally stand) At card nine {hero} noticed that it had grown light. The door was open. There stood {ally}, and behind {allyhim} the teacher, and behind the teacher the whole class, on tiptoe, quite still. {Hero} turned as red as a fire engine, and the cards fell out of {his} hand.",
        "@corridor(hero look) At card nine {hero} noticed that it had grown light. The door was open. There stood the teacher, and behind the teacher the whole class, on tiptoe, quite still. {Hero} turned as red as a fire engine, and the cards fell out of {his} hand.",
      ],
    ],
    end: [
      "@corridor(hero talk) “Go on,” said a boy in the second row. “We want to hear how it ends!” “I can't, when you are all looking,” whispered {hero}. The class thought about it. Then somebody turned round, and the next one did, too, until there were twenty-six backs, and twenty-six pairs of ears that stuck out. “Now?” asked the boy.",
      [
        "@classroom(hero talk) {Hero} had to laugh. {He} gave them card ten and card eleven. At card twelve, the best bit about {topic}, nobody could bear it any longer, and they all turned round again. {Hero} saw the faces. They were not judging. They were simply dying to know.",
        "@classroom(hero talk) {Hero} had to laugh. {He} gave them card ten and card eleven. At card twelve, which was the best bit, nobody could bear it any longer, and they all turned round again. {Hero} saw the faces. They were not judging. They were simply dying to know.",
      ],
      "+ @classroom(hero talk) “That was the best talk of the year,” said the teacher, “and the first one that began in the dark.” Hands went up all over the room with questions. {Hero} knew an answer to every one. When the bell rang, {he} was still talking, at the front, on both feet.",
      "@classroom(hero stand) At the next talk it was the turn of the boy from the second row. He was as white as the chalk, and looked at the door. {Hero} didn't say a word. {He} only turned round on {his} chair, and showed him {his} back, with two very large ears.",
    ],
  }),
];
