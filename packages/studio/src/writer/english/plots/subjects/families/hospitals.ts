import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of sickbeds, and of words that are hard to say beside them. */
export const hospitals = [
  story({
    says: [
      /\b(?:nurse|carer|caregiver|hospital|ward|night shift|orderly|cleaner|volunteer|hospice)\b/i,
      /\b(?<patient>(?:an?|one|the|her|his|lonely|old|grumpy|difficult)(?: [a-z-]+){0,2} (?:patient|man|woman|lady|gentleman|resident)|patients?)\b/i,
      /\b(?:lonely|no visitors?|never (?:has|had|gets|got) (?:any )?visitors?|nobody visits?|alone|no name|grumpy|difficult|unknown|no family|invent\w*|made up|makes up|who he is|coma|silent|never spoke|laugh|stories|reads? to)\b/i,
    ],
    may: [role("nurse", "nurse|carer|caregiver|orderly|cleaner|volunteer")],
    lead: "nurse",
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|knows everything|robot|poison\w*|shot|twin|captain|war|no name|no papers|invented)\b/i,
    of: "people",
    after: [
      "+ @hospital(hero look) On the chart stood what could be measured: pulse, fever, drops at eight. There was no column for the other thing. {Hero} saw it every evening at visiting time, when the doors went, and in all the rooms chairs were pushed up to beds. In this one the chair stood against the wall with a folded blanket on it.",
      "@hospital(hero sit, patient sleep) “Who are you waiting for?” asked {hero}. There was no answer, only a look at the door. So {hero} sat down on the chair by the bed, in {his} own break, with {his} own sandwich. “I'm on the list for today,” {he} said. “Family name: Sandwich.” Under the blanket something laughed.",
      "@hospital(hero talk, patient look) After that a different visitor came each evening. On Monday it was an aunt from the mountains who complained about trains. On Tuesday it was a cousin who sold hats. {Hero} did all the voices. By Thursday the other beds were listening as well, and at eight o'clock it was quieter on the ward than it had been for years.",
      "@hospital(hero talk, patient talk) “And tomorrow?” asked a rough voice out of the pillow. It was the first word that anybody had heard from there. “Who would you like?” asked {hero}. For a long time there was nothing. “My brother,” said the voice. “He went off in anger. I never knew where to write to.” {Hero} could do aunts and cousins. But this was a real one.",
      "@corridor(hero talk) {He} tried it all the same. {He} telephoned, before {his} shift and after it, through all the numbers with that name. “No,” they said. “Sorry.” At the last of them it was only quiet. “I can't come just like that,” said somebody then. “What would I say?” “Anything,” said {hero}. “It's at seven.”",
    ],
    end: [
      "@hospital(hero look, patient look) At seven the chair was empty. At half past {hero} already had a voice ready, a bad one. And then there were steps in the corridor, slow ones, with a stick. In the doorway stood an old man in his best suit with a paper bag in his hand. “Who are you supposed to be?” asked the rough voice. “I'm the cousin with the hats,” said the old man, and began to cry.",
      "+ @corridor(hero stand) {Hero} stood outside with {his} back against the wall. Inside two old people were telling each other that they were idiots. In the paper bag there were plums, and that was the whole quarrel, apparently: a tree of plums. When the bell rang for the end of visiting time, nobody on that corridor heard it.",
      "+ @corridor(hero talk) “You're off,” said the doctor to {hero}. “Your shift ended two hours ago.” “I know,” said {hero}. “I'm not here as staff. I'm family.”",
      "@hospital By the door of the ward there is a list now on which anybody may put down a name. The man from the kiosk comes as an uncle, and the girl from the laundry does a very good grandmother. And on Tuesdays a real old man with a stick comes round with plums, and asks every bed for its size in hats.",
    ],
  }),
  story({
    says: [
      /\b(?:kidney|transplant|bone marrow|donor|liver|blood donation|donat(?:e|es|ed|ing))\b/i,
      /\b(?:brother|sister|father|mother|son|daughter|ex|stranger|half[- ](?:brother|sister)|enemy|friend|twin|cousin|husband|wife|neighbou?r)\b/i,
    ],
    may: [
      role(
        "other",
        "half-brother|half-sister|brother|sister|father|mother|son|daughter|twin|cousin|stranger|neighbour|neighbor|ex-husband|ex-wife|enemy",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|clone|violin|robot|organ donor clone|mattress|(?:he|she|I|man|woman|teacher|nurse|father|mother) (?:gave|donated|offered|decided to (?:give|donate)|agreed to (?:give|donate)))\b/i,
    of: "people",
    after: [
      "+ @hospital “It has to fit,” the doctor had said, “and it hardly ever does.” It fitted as a key fits a lock. {Hero} {was} not sure whether to be glad. To owe a person something is one thing. To owe it to that person was quite another.",
      "@hospital(hero sleep, other sleep) They lay in the same room, because there was no other, with a curtain between them on a rail. For a day and a half it stayed shut. “You snore,” said the one side. “You sigh,” said the other. That was all there was to say to each other, after all those years, through a piece of green cloth.",
      "@hospital(hero sit, other sit) {Hero} stared at the ceiling. “Why are you doing it?” {he} asked at last. “You can't even stand me.” There was a rustling. “I've thought about it,” came the answer. “I've got every reason to say no. I wrote them down. It's a good list. And then I lay there and thought, with whom am I going to be angry when you aren't there any more?”",
      "+ @hospital(hero sit, other sit) {Hero} wanted to be offended, and had to laugh, and that hurt. The curtain twitched. “Read it to me,” said {hero}, “the list.” So they went through it in the dark, point by point. The money. The thing at the wedding. The thing with the dog. At some of them {hero} said: “That wasn't me.” At most of them {he} said: “Yes. That's true.”",
      "@corridor(hero look, other look) In the morning two beds were rolled along the corridor side by side. One of them was afraid, and it was the one who was giving. {Hero} saw the knuckles on the rail, quite white. There was so much that {he} ought to have said, and it was such a short corridor.",
    ],
    end: [
      "@corridor(hero talk, other talk) {He} put out a hand, across the gap. “You needn't,” {he} said. “I mean it. You can get up now and go, and I won't put it on any list.” The other hand took hold of it. “Shut up,” came the answer. “You always have to have the last word.” And then there was a door, and somebody said that they should count back from ten, and they did it together.",
      "@hospital(hero look, other talk) When {hero} woke up, something in {him} was doing its work, quietly, as if it had never lived anywhere else. {He} turned {his} head. The curtain had been pushed aside, all the way. “It's called Bertha,” said a weak voice from the next bed. “Be good to her. She likes water and can't bear shouting.”",
      "+ @room(hero talk, other talk) They still argue. It happens at every visit, and it does both of them good. But when it gets too loud, {hero} will lay a hand on {his} side and say: “Not in front of Bertha.”",
      "@room(hero read) The list exists to this day. It is in {hero's} wallet, folded very small. Everything on it has been crossed out, point by point, some of it only after years. One line has been added at the bottom, in the other one's handwriting: Left something with you. Keep it.",
    ],
  }),
  ...withAndWithout({
    may: [role("aide", "little sister|little brother|sister|brother|grandmother|friend|daughter|son|neighbour")],
    says: [
      /\b(?:speech|eulogy|toast|say a few words|speak)\b/i,
      /\b(?:funeral|wedding|wake|birthday|anniversary|grave)\b/i,
      /\b(?:stutter\w*|stammer\w*|shy|afraid|scared|terrified|nervous|stage fright|never spoken|hates? speaking|hated speaking|n['’]t know what|cannot find|speechless|panic\w*|words|practi[sc]\w*|best man|must|has to|had to)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|nightingale|treaty|rock|comic|mobster|politician|mourner)\b/i,
    of: "people",
    after: [
      "+ @room(hero write) The page was white, and it stayed white. {Hero} wrote: Dear all. {He} crossed out the Dear. When {he} tried to say it aloud, the first word got stuck in the door like a sofa, and all the others stood behind it and pushed. {He} felt the heat climb up {his} neck.",
      [
        "@room(hero talk, aide sit) “Again,” said {theaide}, who was sitting on an upturned bucket and playing the audience. {Hero} did it again. The bucket audience coughed, like real people, and once pretended to be asleep. “That's what it's like,” said {theaide}. “Half of them will be thinking about the sandwiches. You only have to reach the other half.”",
        "@workshop(hero talk) {He} practised in the shed, in front of an audience of rakes. They were polite, but cold. {He} practised in the bath. {He} practised on the bus, without a sound, until a lady across the aisle leaned over, patted {his} knee, and said: “Whatever it is, dear, half of them will be thinking about the sandwiches.”",
      ],
      "+ @room(hero read) {He} had looked up what you say on such days. There were lists of it, with candles at the edge. It all sounded like somebody else, about somebody else. {Hero} learned a whole page of it by heart, and with every line the one whom it was about got further away.",
      "Then it was that morning, and the shoes were too tight. All the seats were taken. {Hero} walked to the front with the page in {his} hand and turned round, and there they all were, all those faces. “D,” {he} said. “D, d.” It would not go.",
      [
        "In the silence a bucket was put down. {Theaide} had brought it along, under a coat, and turned it over in the middle of the aisle, and sat down on it. And coughed. {Hero} looked at that one face. The page slipped from {his} fingers. And {he} did not bend down for it.",
        "In the silence a bus ticket fell out of the page. {Hero} looked at it. Half of them are thinking of the sandwiches, {he} thought. And {he} remembered a day with sandwiches, a quite particular one, by a river. {He} let the page drop as well, and did not bend down for it.",
      ],
    ],
    end: [
      "“I'm not g-going to read that,” said {hero}. “It's not true. I'd rather t-tell you about the eel.” There was a murmur. And so {he} told it: about the boat, the eel in the trouser leg, and the priest on the bank. It took a long time, because of the words that got stuck. But {he} waited for every one, and everybody waited with {him}, leaning forward, and each time it came through the door there was a laugh.",
      "By the end nobody was thinking of the sandwiches. They wept, and held their sides. “That's what it was like,” said {hero}. “That's who we're here for. I could have said it faster. B-but I didn't want it to be over.” It was so quiet that you could hear the flowers. And then they clapped, and would not stop.",
      [
        "+ Outside, an old uncle took {him} by the arm. “I've got one, too,” he said, “with a goose. I've never told it, because of my teeth.” {Hero} looked round for {theaide}, and the bucket.",
        "+ Outside, an old uncle took {him} by the arm. “I've got one, too,” he said, “with a goose. I've never told it, because of my teeth.” “Take your time,” said {hero}.",
      ],
      "@room The page was swept up with the leaves. But in that family they have a new custom: whenever there is something that must be said, a bucket is put in the middle. Whoever sits down on it is listened to until the end, however long it takes.",
    ],
  }),
  story({
    says: [
      /\b(?:hospital|ward|rehab|clinic|sanatorium|chemo\w*|cancer|waiting room|intensive care)\b/i,
      /\b(?:roommates?|next bed|neighbou?ring bed|same room|share a room|shared a room|other patients?|two patients|two (?:old )?(?:men|women)|window|meets?|met|fall in love|friend\w*|waiting)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dog|paper birds|kidney|nurse|robot|detective|engaged to|child|sister is|bees|labou?r|twins|baby|coma|list)\b/i,
    of: "people",
    after: [
      "+ @hospital(hero look) The days there had no edges. There was a thermometer in the morning and soup at noon, and in between the ceiling. {Hero} had counted its tiles. {He} had got to a hundred and forty, and then a voice from the other side said: “Forty-two. You keep forgetting the two behind the lamp.”",
      "+ @hospital(hero talk) They had nothing in common but the tiles. The first had read everything, and the second had seen everything. The one liked silence, and the other talked to the tea. “Could you please,” said {hero}. “No,” said the voice cheerfully, “but I can tell you what's outside the window. You can't see it from where you are, can you?”",
      "@hospital(hero look) Outside there was a park, said the voice from the bed by the window, with a crooked bench. A fat man came every morning, and fed the crows as if he were paying taxes. There were two people who quarrelled by the third tree each day at four and made up at half past. {Hero} had never been interested in other people. Soon {he} could not wait for four o'clock.",
      "@hospital(hero look) Then there was a bad night, with lights and running feet. It was the other bed. In the morning it was empty, and the sheet was smooth. When they offered {him} the place by the window, {he} nodded. It was four o'clock. {He} pushed {himself} up on {his} elbows and looked out.",
      "@hospital(hero look) There was a wall. It was grey, and quite close, with a pipe running down it. There was no park, no bench, and never had been. {Hero} stared at it. All those weeks somebody had lain there, more ill than {he} {was}, and had looked at a pipe and made up crows.",
    ],
    end: [
      "@hospital(hero look, mate sit) “They've only put me downstairs,” said somebody at the door. “For the machine. Did you think I'd go before the ending?” It was the voice, in a wheelchair, yellow as a lemon, with a tube in the nose. {Hero} could not speak at first. “There's no bench,” {he} said. “No,” said the voice, a bit ashamed. “Are you angry?”",
      "@hospital(hero look, mate talk) {Hero} looked out, for a long time. “It's half past four,” {he} said then, “and they haven't made up yet. She has thrown his hat up into the tree. The fat man is giving a crow his handkerchief.” In the wheelchair it was quiet. “What colour's the hat?” asked the voice, and wiped both eyes. “Green,” said {hero}. “With a feather. He's climbing up.”",
      "+ @hospital(hero talk, mate talk) They told it in turns from then on, one day the one and one day the other. The nurses came to listen. A doctor wanted to know which of the two lovers was in the right.",
      "@park(hero sit, mate sit) In summer they were both let out, on the same day, on three good legs between them. They looked for a park. It took some time until they found one with a crooked bench. There they sit, every afternoon, with a bag of crusts. It is nearly four. Over by the third tree two people are just beginning to argue.",
    ],
  }),
];
