import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** People against mountain, desert, sea and storm, and how they come through. */
export const inTheWild: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:had to|has to|must|tried to) (?:bring|guide|lead|get|rescue|carry|save) [^.]*(?:down from|down|off|from) the [A-Za-z]+[^.]*|(?:(?:got|was|were|is|are) (?:stuck|trapped|caught|stranded|snowed in|lost)|(?:had to )?(?:survived?|endured?|spent|spend) (?:a night|the night|two nights|three days|[a-z]+ days)) (?:in|on|near|below|by|under) (?:an? |the )?(?<weather>snow ?storm|blizzard|avalanche|storm|snow|mountain|mountain hut|fog|summit|glacier|ice|crevasse|peak|north face|rock face)\\b[^.]*",
    ),
    of: "people",
    idea: /\b(?:mountain\w*|summit|climb\w*|peak|glacier|alps|hikers?|hiking|himalaya|everest|hut|skiers?|crevasse|avalanche|north face|matterhorn|andes)\b/i,
    after: [
      [
        1,
        "It came up from the valley like milk boiling over. One moment there was a ridge, and a sky, and a boot on a stone. The next moment there was only white, and the noise of it. {Hero} held on to the rope until {his} hand no longer felt anything.",
      ],
      [
        1,
        "Under an overhang there was room, not much more than in a wardrobe. {Hero} cut blocks out of the snow and set them one on the other until the wind had to stay outside. Then there were half a bar of chocolate, one candle and a very long night.",
      ],
      [
        2,
        "“Don't fall asleep,” said {mate}. “Then tell me something,” said {hero}. Now they counted each other's toes every hour, out loud, from one to ten and on to twenty, and that is hard to do with somebody whom one cannot stand.",
        "One must not fall asleep, {hero} knew that. So {he} told the candle everything that {he} still meant to do: mend the gate, call {his} sister, learn how to make that soup. It turned out to be a long list. {He} was quite surprised.",
      ],
      [
        3,
        "Toward four o'clock the candle went out. The dark was so thick that one could lean on it. Somewhere below them the mountain shifted in its sleep.",
        "Toward four o'clock the candle went out. The dark was so thick that one could lean on it.",
      ],
    ],
    end: [
      [
        0,
        "Then the snow wall turned blue, and then pink. It was still. {Hero} pushed a hole into it with {his} elbow and crawled out into a morning so clear that it hurt. Far below there was a red dot on the slope, and another one. They were waving.",
        "Then the snow wall turned blue, and then pink. It was still. {Hero} pushed a hole into it with {his} elbow and crawled out into a morning so clear that it hurt. Far below there was a red dot on the slope, and another one. They were waving.",
      ],
      [
        1,
        "{Hero} and {mate} each kept half of the chocolate paper. Once a year they meet, not at the top, they both have had enough of that, but in a warm kitchen. First they count their toes. After that they can quarrel about anything.",
        "The gate was mended that same week. {He} made the soup on Sunday, for eleven people, and called {his} sister so that she could come and tell {him} what was still missing in it.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were|is|are|drifted|floated|spent|survived|sat|lived|drifting|stranded|adrift)\\b[^.]*?(?:alone |lost |stranded |adrift |drifting |out )*(?:on|in|at) (?:an? |the |his |her |their |open )*(?:small |tiny |rubber |wooden |little |broken |leaking )*(?<raft>raft|lifeboat|rowing boat|rowboat|dinghy|life raft|sea|sailboat|sailing boat|boat|canoe|kayak)\\b[^.]*(?:(?:days|weeks|nights|months)\\b|alone|adrift|drifting|without|far out|with(?:out| only| no))[^.]*|(?:boat|ship|yacht|sailboat)\\b[^.]*(?:sank|capsized|broke down|drifted|was wrecked|sinks|capsizes|went down)[^.]*",
    ),
    of: "people",
    idea: /^(?!.*\b(?:river|lake|pond|mermaids?|dolphins?|bath|canal|rescue[sd]?|saved)\b)/is,
    after: [
      [
        1,
        "On the first day {hero} made a list of what there was: a knife, a bucket, eleven tins, and a harmonica that was missing one note. {He} cut a notch into the wood. Then {he} looked once all the way round, and all the way round there was water.",
      ],
      [
        1,
        "{He} gave the waves names, so as to have somebody to talk to. By day {he} sat under {his} shirt, and when it rained, {he} lay on {his} back with {his} mouth open. A fish followed {him}, always the same one, striped, and kept a polite distance. {Hero} called it the Professor and did not eat it.",
      ],
      [
        2,
        "In the evening {he} played the harmonica. At the missing note {he} left a gap. Far out, on the ninth evening, something filled it: a deep, long sound from below, exactly in tune. A back rose out of the sea, black and shining, and breathed.",
      ],
      [
        3,
        "There was a day when {he} did not want to go on, and lay there and did not cut a notch. The Professor knocked from below with his nose against the wood until {he} sat up again.",
      ],
    ],
    end: [
      [
        0,
        "Then there was a bird, a white one, and where there is a bird, there is a stone on which it sleeps. {Hero} paddled with the lid of a tin and with both hands. At dusk there was a line, and the line had lights. The first thing that {he} heard was a dog, then a bell, and then a child who shouted: “Mama, somebody's coming out of the sea!”",
      ],
      [
        1,
        "For three days {he} slept in a bed that did not rock and held on to the edge of it all the same. {He} tells it to anybody who wants to hear it. But at the harbour, in the evening, {he} plays alone, and leaves the gap, and waits. Sometimes the dogs prick up their ears before anybody else has heard anything.",
        "For three days {he} slept in a bed that did not rock and held on to the edge of it all the same. In the evening, down at the harbour, {he} took out the harmonica. At the missing note {he} left the gap, and waited, and smiled.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:crossed|walked through|walked across|wandered through|got lost in|was lost in|were lost in|travelled through|rode through|had to cross|cross) (?:the |an? )?(?:[A-Za-z]+ )?(?<spot>desert|sahara|gobi|dunes|outback|salt flats?|steppe|kalahari|atacama|namib)\\b[^.]*",
    ),
    of: "people",
    after: [
      [
        1,
        "By ten in the morning the air trembled, and by noon even the stones seemed to look for some shade. “We walk when the shadows are long,” said {hero}. “And when they're short?” “Then we're stones.”",
        "By ten in the morning the air trembled, and by noon even the stones seemed to look for some shade. {Hero} walked while the shadows were long. When they got short, {he} lay down in the last one and was a stone.",
      ],
      [
        1,
        "There was only one bottle, and it was shared out by the cap: one cap in the morning, one at noon, two in the evening. It is astonishing how long one can hold a cap of water in one's mouth. One could taste the well in it, and the tin, and the rope.",
      ],
      [
        2,
        "In the second night a wind got up and took the tracks away. In the morning each dune looked like every other one. “It was over there,” said {mate}, and pointed. {Hero} pointed to the other side. Then they both looked at the camel, who had not been asked, and who was already walking.",
        "In the second night a wind got up and took the tracks away. In the morning each dune looked like every other one. {Hero} sat down and waited until {he} saw a small brown bird. It flew low, and it flew straight, as birds do in the evening when they are on their way to a well.",
      ],
      [
        3,
        "The last cap was left over in the end. “You,” said one. “No, you.” It went back and forth until it was nearly spilled. Then they poured it into the hat, for the beast.",
        "The last cap was left over in the end. {Hero} carried it for three hours, just to know that it was there.",
      ],
    ],
    end: [
      [
        0,
        "Behind the last ridge it was green. It was not a trick of the light, for it had goats in it, and one cannot imagine goats that badly behaved. A girl stood at the well and pulled up the bucket, and asked nothing. There was as much as one liked. They drank until they could hear it inside them, and then they laughed, and then they had to lie down.",
        "Behind the last ridge it was green. It was not a trick of the light, for it had goats in it, and one cannot imagine goats that badly behaved. A girl stood at the well and pulled up the bucket, and asked nothing. {Hero} drank until {he} could hear it inside {him}.",
      ],
      [
        1,
        "The cap of the bottle is still there. On hot days {hero} fills it, just that one, holds it in {his} mouth for a long time and shuts {his} eyes.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:pilot|captain|plane|helicopter|balloon|airliner|aeroplane|airplane|glider)\\b[^.]*(?:had to (?:make an emergency landing|land|ditch)|has to land|crash[- ]landed|crash[- ]lands|emergency landing)(?: (?:on|in|at) (?<spot>(?:the|an?) (?:[a-z]+ )?[a-z]+))?[^.]*",
    ),
    after: [
      [
        1,
        "First it coughed, and then it was quiet. It was a sort of quiet that one never wants to hear up there. {Hero} tried the red switch, and the other one, and then {he} took {his} hand off the switches and looked for a place.",
      ],
      [
        1,
        "“What was that?” came a voice from behind. “That,” said {hero}, “was the engine. From now on we're a bird.” It sounded calmer than it was. {He} tightened {his} belt, and counted aloud from a hundred downwards, because {his} teacher had once told {him} to: whoever counts does not shout.",
        "{He} tightened {his} belt, and counted aloud from a hundred downwards, because {his} teacher had once told {him} to: whoever counts does not shout. From now on it was a bird, only a very heavy one.",
      ],
      [
        2,
        "At sixty there was nothing but white and grey. At forty there was a gap in the trees, long and flat. It was too short, really. At twenty {hero} could see the grain of it, the cracks and a fence. At ten {he} stopped counting.",
      ],
    ],
    end: [
      [
        0,
        "It touched down once, and jumped, and touched down again, and slid, and slid, and turned round slowly like somebody who has to look at everything. Then it stood still. Something dripped. There was a knock on the window. Outside stood a man with a bucket and a fishing rod. “You're frightening away the fish,” he said.",
        "It touched down once, and jumped, and touched down again, and slid, and turned round slowly like somebody who has to look at everything. Then it stood still. Something dripped. In the distance a dog began to bark, and it was the most beautiful sound in the world.",
      ],
      [
        1,
        "They sat round the stove in a hut until they were fetched, and there was soup out of a single pot. {His} hands began to shake only now, so that the spoon rang. “That's good,” said the old man. “That's what's left over.” {Hero} has flown a thousand times since, and has always had a spoon in {his} jacket.",
        "They sat round a stove in a hut until they were fetched, and there was soup out of a single pot. {His} hands began to shake only now, so that the spoon rang. {Hero} has flown a thousand times since, and has always had a spoon in {his} jacket.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:doctor|midwife|nurse|paramedic|healer)\\b[^.]*(?:had to (?:reach|get to|help|visit|save|deliver|cross|row|ride|ski|operate)|tried to (?:reach|get to)|went out to|rode|rowed|skied|set out|fought (?:his|her) way|made (?:his|her) way)\\b[^.]*(?:storm|snow|flood|blizzard|ice|fog|gale|hurricane)[^.]*",
    ),
    after: [
      [
        1,
        "The telephone had rung at ten and had gone dead in the middle of a word. The word had been “hurry.” {Hero} packed the bag: the small lamp, the big scissors, the blue bottle, and a bar of chocolate, because one never knows.",
      ],
      [
        2,
        "“Nobody goes out in this,” said the neighbour. “I know,” said {hero}, and was already putting on the second pair of trousers. The neighbour looked at {him} for a while, sighed, and reached for his cap. “Then two people go out in it.”",
      ],
      [
        2,
        "It was three miles, and it took four hours. The lamp went out, and the second lamp went out. After that they steered by a dog that was barking somewhere in all that noise, always in the same place, as if it knew what for.",
      ],
      [
        1,
        "The door stood open. A boy of nine was sitting there, holding somebody's hand and telling the seven times table. “Mama told me to keep talking until you come,” he whispered. “I've done it eleven times.”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} worked until it got light. The boy held the lamp, and did not look away once. Then there was a long breath, and another one, and some colour came back into that face. “Is it over?” asked the boy. “Now it's only sleeping,” said {hero}. {He} broke the chocolate into three parts, and only then {he} noticed that {he} had {his} boots on the wrong feet.",
      ],
      [
        1,
        "On the way back everything was so still that they spoke in a whisper. Nobody charged anybody for anything. But every year, when the first storm of autumn comes, there is a sack of potatoes in front of the surgery, and on it sits a dog.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:when |one day |then |but )?(?:the |an? )?(?:big |great |huge |terrible )?(?<danger>avalanche|flood|tsunami|landslide|earthquake|volcano)\\b[^.]*(?:warned|warns|saved|saves|protected|protects|told|woke|called)\\b[^.]*",
    ),
    of: "adults",
    after: [
      [
        1,
        "It was a day like any other one, with washing on the lines. But {hero} stopped in the middle of the path. There was something wrong with the sound. The birds had gone, the bells of the goats were silent, and the ground under {his} boots was humming, very low, like somebody who wants to say something and cannot.",
      ],
      [
        1,
        "“I can hear you,” said {hero}. {He} dropped {his} stick and ran, as {he} had not run for thirty years, down to the village, and pulled at the rope of the bell with {his} whole weight.",
      ],
      [
        2,
        "They came out with flour on their hands and soap on their faces. “What's the matter, you old fool?” “Up to the chapel! All of you! Now!” They looked at {him}. There was something in {his} face that nobody had ever seen in it. A mother picked up her child and went, and then they all went.",
      ],
    ],
    end: [
      [
        0,
        "They had hardly counted each other when it came. It took the sawmill, eleven sheds and the road. It went by below the chapel like a train, and then it was over, and it was so quiet that one heard a hen. Nobody was missing. Nobody said “old fool,” either.",
      ],
      [
        1,
        "It took the whole summer to build everything up again. Each evening somebody comes and sits next to {hero} on the bench. “What is it saying today?” they ask. {Hero} listens for a while. “Good night,” {he} says.",
        "It took the whole summer to build everything up again. Each evening somebody came and sat next to {hero} on the bench, and they listened together. “It's saying good night,” said {hero}. By autumn some of the children could hear it, too.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
];
