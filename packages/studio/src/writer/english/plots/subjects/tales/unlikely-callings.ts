import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of a strange pupil, a dragon in the fire brigade, a sun that stays in bed, animal detectives, and a princess's trade. */
export const unlikelyCallings = [
  story({
    says: [
      role(
        "pupil",
        "ghost|monster|yeti|vampire|troll|bear|elephant|dinosaur|crocodile|giraffe|lion|wolf|fox|cat|dog|goat|pig|snowman|robot|mummy|witch|giant|zebra|hippo|horse|donkey",
      ),
      /\b(?:school|class(?:room)?|lessons?|pupils?|kindergarten|teacher)\b/i,
      /\b(?:wants? to (?:go|learn|attend)|wanted to (?:go|learn|attend)|go(?:es)? to|went to|goes|went|sits? down|sat down|new (?:pupil|boy|girl|student)|joins?|joined|attends?|attended|starts?|started|first day|learn(?:s|ed)? to (?:read|write|count))\b/i,
    ],
    may: [
      role("talker", "girl|boy|child|teacher"),
      /\b(?:next to|beside|meets?|met|with) (?<talker>\p{Lu}\p{L}+)(?= *(?:$|[.,]|and))/u,
      /\b(?:sits? down|sat down|class|wants to go|to school)\b/i,
    ],
    lead: "pupil",
    unless:
      /\b(?:murder\w*|magic school|wizard school|school of|bully|bullied|dragon|homework|school bus|closed|swims?)\b/i,
    after: [
      "@classroom(hero sit) {Hero} had picked a chair at the back, and had put an apple on the desk, as you do. The teacher came in, opened the register, and read out the names. At the end she stopped. “I've got one too many,” she said. “Who is that by the window?” Everybody turned round.",
      [
        "+ @classroom(hero sit, mate talk) It went very quiet. “That's {hero},” said {talker}, from the next chair. “New.” The teacher looked at {hero} from top to bottom, and it took a while. “Can you read?” she asked. “No,” said {hero}, “that's why I'm here.” There was no other reason that a teacher likes better.",
        "@classroom(hero sit) It went very quiet. “I'm new,” said {hero}. The teacher looked at {him} from top to bottom, and it took a while. “Can you read?” she asked. “No,” said {hero}, “that's why I'm here.” There was no other reason that a teacher likes better.",
      ],
      "+ @classroom(hero write) It was not easy. The chair was wrong, and the pencil was wrong, and in the singing lesson two windows broke. In sums {hero} was asked how many are left if you have nine sheep and take away four. “It depends on who takes them,” said {hero}. But {his} A was so beautiful that it was hung up.",
      "@classroom(hero look) On Thursday the door opened, and there stood the school inspector, a thin man with a list. “I hear that there is somebody here who isn't a child,” he said. “That is against paragraph nine.” He looked along the rows. {Hero} slid down under the desk, but too much of {him} stuck out.",
    ],
    end: [
      [
        "@classroom(hero look, mate stand) “What is a child?” asked {talker}, and stood up. The inspector looked in his papers. “Somebody small,” he said. {Talker} pointed to the tall boy in the third row. “Somebody who is learning something,” said the inspector crossly. “Well, there you are,” said {talker}. Then the whole class stood up, one after the other.",
        "@classroom(hero look) “What is a child?” asked a girl in the front row, and stood up. The inspector looked in his papers. “Somebody small,” he said. She pointed to the tall boy in the third row. “Somebody who is learning something,” said the inspector crossly. “Well, there you are,” said the girl. Then the whole class stood up, one after the other.",
      ],
      "@classroom(hero write) “Let {him} read to me, then,” said the inspector. {Hero} went to the board. {He} had known the letters for only four days, and they still jumped about. {Hero} put a finger under the first one. “I,” {he} read. “Am.” It took a very long time. Nobody whispered the answer. “Here,” read {hero}, and turned round, and shone.",
      "@classroom(hero stand) The inspector took off his glasses and cleaned them. Then he found another paper, on which there was a form, and filled it in: Name, {hero}. Class, this one. Under “special features” he wrote something, and crossed it out. “None,” he wrote. And he stayed for the singing lesson, near the door, with a hand on each window.",
      [
        "@classroom(hero sit, mate sit) {Hero} has a peg now like everybody else, with {his} own picture over it, and a bigger chair. When somebody new comes in and stops in the doorway, not knowing where to look, {hero} and {talker} move up at once. “Here's a place,” says {hero}. “Can you read?”",
        "@classroom(hero sit) {Hero} has a peg now like everybody else, with {his} own picture over it, and a bigger chair. When somebody new comes in and stops in the doorway, not knowing where to look, {hero} moves up at once. “Here's a place,” says {hero}. “Can you read?”",
      ],
    ],
  }),
  story({
    says: [
      role(
        "dragon",
        "dragon|elephant|whale|penguin|snail|giraffe|dalmatian|mouse|hedgehog|bear|troll|giant|octopus|fire-breathing dragon",
      ),
      /\b(?:firem[ae]n|firefighters?|firewoman|fire (?:brigade|station|department|engine|truck))\b/i,
    ],
    may: [
      ...companion(
        "dragon",
        "elephant",
        "whale",
        "penguin",
        "snail",
        "giraffe",
        "mouse",
        "hedgehog",
        "bear",
        "troll",
        "giant",
        "octopus",
      ),
      role("talker", "captain|chief|fire chief"),
      /\b(?:wants?|become|dream\w*|join\w*|nobody|laugh\w*|trust\w*|afraid)\b/i,
    ],
    lead: "dragon",
    unless: /\b(?:murder\w*|cat in a tree|retire\w*)\b/i,
    after: [
      "@street(hero stand) At the fire station they had a form for it. Height: too much. Weight: the pen broke. “And have you anything to do with fire?” asked the chief. {Hero} looked at the ceiling. “A bit,” said {hero}. “In the family.” The chief sighed, and gave {him} the broom. “You can sweep the yard,” she said.",
      [
        "+ @street(hero stand, mate talk) {Hero} swept. {Talker} held the dustpan. “Why do you want it so much?” asked {talker}. “Because of the bell,” said {hero}. “When it rings, they all run in the same direction, and nobody asks who you are.” {Talker} nodded, and moved the dustpan a little to the left.",
        "@street(hero stand) {Hero} swept. {He} swept the yard, the street and the roof of the school. Each time that the bell rang, {he} stood to attention, with the broom on {his} shoulder, and watched the red engine go out of the gate. They all ran in the same direction, and nobody asked anybody who they were. That was what {hero} liked about it so much.",
      ],
      "+ @street(hero look) {Hero} practised in secret. {He} slid down the pole, and after that there was no pole. {He} rolled up the hose, and the chief had to be unrolled again. “It's no use,” said the men. But they had got used to it that the helmets hung in their places now, polished so that you could see your face in them.",
      "@city.night(hero run) Then, one windy night, the bell rang and would not stop. The mill was burning, and the old people's home beside it was full. The engine drove out, with a howl, and came to the bridge, and the bridge was gone. On the other side people stood at the windows. “We can't get across,” said the chief. And {hero} put down the broom.",
    ],
    end: [
      "@river.night(hero swim) {Hero} walked straight into the river. It came up to {his} chest, then up to {his} chin. “Get on!” {he} called. The chief looked at that broad back. Then they ran over it, all in the same direction, with ladders and buckets, and in the end they rolled out the hose along {him}, from head to foot, like a long grey road.",
      "@city.night(hero carry) But the wind was stronger, and the sparks flew toward the windows. {Hero} knew fire. {He} drew in {his} breath, as deeply as never before, and lay down between the mill and the house, with {his} own side to the flames. It hissed. {Hero} did not move until the last of them had been carried out.",
      "@street.dawn(hero sit) In the morning there was only smoke. {Hero} sat on the kerb, black from top to toe, and an old lady in a nightdress washed {his} face. The chief came over. She had the form in her hand, and tore it across. “Anything to do with fire,” she said. “You might have told me that you were good at it.”",
      "@street(hero stand) There's a helmet on the wall of the fire station that could be a bathtub, and it's polished. When the bell rings, they all run. {Hero} is the last one out of the gate, because {he} has to duck. And when it's all over, and everybody is cold and tired, {hero} makes the tea for all of them.",
    ],
  }),
  story({
    says: [
      /\b(?:the|our) sun\b/i,
      /\b(?:(?:does|did)(?: not|n't) want to (?:get up|rise|shine|come out|go down|set)|refus\w*|on strike|overslept|oversleeps?|tired|holiday|stay\w* in bed|sunburn|sulk\w*|hid(?:es?)?|no longer|stops? shining|stopped shining|ill|a cold)\b/i,
    ],
    may: [
      role("child", "girl|boy|child|rooster|cockerel|shepherd|farmer|astronaut|sunflower"),
      /\b(?:says? thank you|said thank you|thank you|nobody|ever|any more|get up|because)\b/i,
      /\b(?:thank|nobody ever (?:says|said))\b/i,
    ],
    unless: /\b(?:tourist|holiday home|in the sun|murder\w*|snowman|son of)\b/i,
    after: [
      "+ At six it was dark. At seven it was dark as well. The roosters had been up for an hour, and felt foolish. People stood in the street in their dressing gowns, held their watches to their ears, and shook them. Behind the hill there was only a faint yellow rim, as if under a door. “It's in bed,” said the baker. “It's simply lying there.”",
      [
        "@mountain(child climb) {Child} put on warm boots and went up the hill with a lantern. On the far side, in a hollow, lay the sun, with a big grey cloud pulled up to its chin. “I'm not in,” said the sun. {Child} sat down. “I can see that,” said {child}. “I only wanted to ask if you need anything.” The sun opened one eye. Nobody had ever asked it that.",
        "@mountain A small girl put on her boots and went up the hill with a lantern. On the far side, in a hollow, lay the sun, with a big grey cloud pulled up to its chin. “I'm not in,” said the sun. The girl sat down. “I can see that,” she said. “I only wanted to ask if you need anything.” The sun opened one eye. Nobody had ever asked it that.",
      ],
      "+ Down below they tried what they could. The mayor wrote a strict letter. The electricians hung up nine thousand bulbs, and it was bright, but nothing grew by it. The bees crawled home on foot. The sunflowers turned their heads to the left and to the right, and in the end all of them looked at the ground.",
      "“Do you know what I hear all day?” said the sun. “Too hot, they say. Too bright. They pull down the blinds. And if for once I look at somebody a bit longer, they come out in red spots.” It sniffed, and a warm drop rolled down the hill. “And when I go in the evening, they say: how beautiful. When I go!”",
    ],
    end: [
      "The light of the lantern was nearly gone. “My grandmother's hands are only warm when you're there,” said the small voice beside it. “And the cat moves with you, all day, from the kitchen to the bed.” The sun had sat up. “What does the cat do exactly?” it asked.",
      "“She lies down where you come in at the window. She doesn't say thank you. She purrs.” The sun was silent for a while. “So that was it,” it said then. “I thought that it was bees.” Far below, in the dark, something had begun. It was the baker. “Good morning!” he shouted up the hill.",
      "And then came the others, in dressing gowns, from all the streets: “Good morning! Good morning!” The sun turned red. It turned so red that the whole sky was full of it. “All right, all right,” it murmured, and threw off the cloud, and put one leg over the edge of the hill.",
      "It's bright every day since then. People still pull down their blinds at noon, and it's still too hot for some of them. But in the morning somebody always stands at a window in bare feet, and says it. And in the kitchen, on the third tile from the left, lies a cat, and says it too, all day long.",
    ],
  }),
  story({
    says: [
      role(
        "detective",
        "raccoon|cat|owl|dog|fox|mouse|hedgehog|duck|frog|pigeon|badger|rat|hen|goose|bear|penguin|ferret|pug|bloodhound|beaver|rabbit|snail|parrot|meerkat|toad",
      ),
      /\b(?:detectives?|detective agency|inspector|sleuth|solves?|solved|investigat\w*|private eye|case)\b/i,
    ],
    may: [
      role(
        "client",
        "pug|hen|goose|duck|rabbit|squirrel|mouse|poodle|pig|cow|sheep|dog|cat|frog|swan|peacock|baker|butcher",
      ),
      ...companion(
        "raccoon",
        "cat",
        "owl",
        "dog",
        "fox",
        "mouse",
        "hedgehog",
        "duck",
        "frog",
        "badger",
        "hen",
        "goose",
        "bear",
        "penguin",
        "rabbit",
        "snail",
        "parrot",
        "toad",
        "pig",
        "cow",
        "sheep",
        "swan",
        "squirrel",
        "beaver",
      ),
      /\b(?:first (?:client|case)|opens?|opened|agency|cheeky|missing|disappear\w*|st[eo]\w*l\w*|crying|rubbish dump|who)\b/i,
      /\b(?:agency|first|client|case)\b/i,
    ],
    lead: "detective",
    unless: /\b(?:murder\w*|dead|corpse|blackmail|police detective|girl detective|wife|husband)\b/i,
    of: "creatures",
    after: [
      "{Hero} had a hat, a notebook, and a magnifying glass with a crack in it, so that everything important looked as if it were there twice. {He} put up {his} feet and waited. There was a knock, very soft. “Come in,” said {hero}, in as deep a voice as {he} could.",
      [
        "{Client} sat down on the very edge of the chair. “It's gone,” said {client}. “My pillow. I can't sleep without it. I've had it since I was born.” {Hero} wrote down: pillow. “Then it's a difficult case,” said {hero}, delighted, and put on the hat.",
        "It was an old sheep, who sat down on the very edge of the chair. “It's gone,” said the sheep. “My pillow. I can't sleep without it. I've had it since I was a lamb.” {Hero} wrote down: pillow. “Then it's a difficult case,” said {hero}, delighted, and put on the hat.",
      ],
      "+ {Hero} looked at the ground through the glass. There were tracks: small ones, in pairs, which went to the left, and a long line in the middle, where something soft had been dragged. {Hero} followed them round a barrel, under a fence, and round the same barrel again. “I'm being followed,” {he} noted. Then {he} saw that those tracks were {his} own.",
      "@street.night(hero look) In the evening {hero} lay in wait. At nine there was a rustle. Something came along the wall, humped, and twice as big as it should have been. It carried a sock in its mouth. {Hero} held {his} breath and crept after it, past the bins and down some steps, to a door that stood open by a hand's breadth. Behind it there was a light.",
    ],
    end: [
      "“Hands up!” cried {hero}, and jumped in. Nobody put up any hands. On the floor lay the pillow, and on it, close together like rolls on a tray, lay five newborn kittens. A thin grey cat stood in front of them, and had arched her back. “They were lying on stone,” said the cat. “I'd have brought it back. As soon as they can see.”",
      [
        "{Hero} had never thought of what you do when a case is solved. {He} looked at the thief, and {he} took off the hat. Then {he} fetched {client}. {Client} stood in the doorway, and looked at the pillow for a long time, and at the five. “I had forgotten how small you are when you need one,” said {client}. “Move up a bit.”",
        "{Hero} had never thought of what you do when a case is solved. {He} looked at the thief, and {he} took off the hat. Then {he} fetched the old sheep. She stood in the doorway, and looked at the pillow for a long time, and at the five. “I had forgotten how small you are when you need one,” said the sheep. “Move up a bit.”",
      ],
      [
        "+ That night {client} slept for the first time in a week, without any pillow, but with a kitten behind each ear. {Hero} kept watch at the door. In the notebook {he} wrote: pillow found. {He} thought about the next word, and looked through the cracked glass at all those who were asleep there twice. “Nobody did it,” wrote {hero}. “It was needed.”",
        "That night the old sheep slept for the first time in a week, without any pillow, but with a kitten behind each ear. {Hero} kept watch at the door. In the notebook {he} wrote: pillow found. {He} thought about the next word, and looked through the cracked glass at all those who were asleep there twice. “Nobody did it,” wrote {hero}. “It was needed.”",
      ],
      "{Hero} has plenty to do these days. Behind {his} chair stand five assistants, who get their paws into the ink, and who find everything that rolls. On the door there is a new line under the name: LOST THINGS FOUND, FOUND THINGS SHARED. And the lost pillow lies in the window, for clients who have to wait.",
    ],
  }),
  story({
    says: [
      role("princess", "princess|prince|king's daughter"),
      /\b(?:(?:does|did)(?: not|n't) want to (?:marry|get married|be (?:a )?(?:princess|queen|king|prince))|refus\w*|rather|instead|secretly|dream\w*|wants? to (?:be|become|learn|work|repair|build|bake|play|study)|wanted to (?:be|become|learn|work|repair|build|bake|play|study)|tired of)\b/i,
      /\b(?:become |be |becoming |being |works? as |worked as |as )?(?<job>an? (?:[a-z-]+ )?(?:doctor|vet|blacksmith|baker|carpenter|mechanic|astronomer|gardener|cook|chef|pirate|plumber|builder|farmer|inventor|engineer|beekeeper|sailor|shepherd|shepherdess|chimney sweep|locksmith|teacher|midwife|dragon tamer|dragon doctor|train driver|tailor|shoemaker|potter|hairdresser|juggler|clown|magician|clockmaker|firefighter|detective|footballer|goalkeeper))\b/i,
    ],
    may: [role("king", "king|father|queen|mother"), /\b(?:marry|prince)\b/i, /\b(?:want|doesn't|wants)\b/i],
    lead: "princess",
    unless: /\b(?:murder\w*|shoes|kidnap\w*|war|swaps?|swapped|sleeping beauty|kiss\w*|knight)\b/i,
    after: [
      "@castle(hero talk, king talk) “{Job}?” said the court, and it went through the hall like a draught. “But you are of royal blood.” “Only on my parents' side,” said {hero}. The ministers had already ordered a ball, nine suitors, and a cake with a fountain in it.",
      "@workshop(hero stand) So {hero} went to learn it in secret. At five in the morning {he} went down the back stairs, in an old apron, to the only master in the town. “Show me your hands,” said old Mistress Quill, who was {job} and who knew no other way of looking at people. “Hm. Never used. Good as new. You can start with the floor.”",
      "+ @workshop(hero stand) {Hero} scrubbed, carried, watched, and got everything wrong, each thing once. At court {he} hid {his} blisters in silk gloves, and fell asleep over the soup. “The child is in love,” whispered the ladies. {Hero} dreamed of the right grip, the one between the thumb and the wrist. One day in May {he} had it.",
      "@castle.night(hero look, king stand) Then came the ball. In the middle of the first dance the doors flew open, and a messenger stood there, with mud up to his hat. “We need {job}!” he cried. “Quickly! Mistress Quill is away, and it's a matter of minutes.” The nine suitors looked at their shoes.",
    ],
    end: [
      "@castle.night(hero run) {Hero} pulled off {his} gloves and let them drop. “My bag is behind the throne,” said {hero}. {He} ran down the great staircase, with the train of {his} robe over one arm, and the whole ball ran after {him}, with the fiddles, as far as the gate. They had never seen anybody of royal blood run.",
      "@village.night(hero build) {He} knelt down in the dirt, looked, listened, and put {his} ear to it. “Light,” said {hero}. A suitor held the candle. “Higher.” {Hero} did not hurry, and {he} did not look up once. Then came the grip, the one between the thumb and the wrist. For a moment it was as quiet as in church. “There,” said {hero}, and wiped {his} forehead. “It will do. But no dancing till Thursday.”",
      "+ @village.night(hero stand, king stand) The people cheered. {Hero} stood there in what was left of the silk, and waited for what would be said at home. But the old queen only took one of {his} hands and turned it over. “Blisters,” said the queen softly. “I've ruled for thirty years, and I have never been able to do a thing that is finished in the evening.”",
      "@workshop(hero stand) There's a crown on a nail, beside the apron, in the workshop at the bottom of the back stairs. On the sign it says: {hero}, {job}, by appointment to everybody. The suitors come by now and then. Two of them have already learned to hold the candle, and one of them cuts the bread.",
    ],
  }),
];
