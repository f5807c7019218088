import { role, story } from "../subject-story.ts";

/** Stories of fishermen, farmers and shepherds. */
export const landAndSea = [
  story({
    says: [
      /\b(?:fisherm[ae]n|fisherwom[ae]n|angler|fishing boat|fisher)\b/i,
      /\b(?:caught nothing|catch(?:es)? nothing|haven'?t caught|hasn'?t caught|hadn'?t caught|not caught|no fish|nets? (?:were|was|stays?|are) empty|empty nets?|huge|something (?:huge|big|heavy)|last (?:trip|catch|time|boat|fisherman)|old boat|sell (?:his|her|the) boat|gives? up|gave up|months)\b/i,
    ],
    may: [role("ownmate", "granddaughter|grandson|son|daughter|girl|boy|wife"), role("owndog", "dog|cat|seagull|gull")],
    unless: /\b(?:murder\w*|mermaid|octopus|suitcase|safe|ring|moon|ghosts?|widow|tide|money)\b/i,
    of: "people",
    after: [
      [
        "@sea(hero sit, owndog sit) {Owndog} had stopped looking into the bucket. They rowed out to the old place behind the rocks, and {hero} let down the line and looked at the water, as at the face of a friend who does not talk any more. “Once more,” {he} said. “Then I'll sell the boat, and we'll grow beans.” {Theowndog} sighed.",
        "@sea(hero sit) They no longer asked {him} in the harbour. {Hero} rowed out to the old place behind the rocks, let down the line and looked at the water, as at the face of a friend who does not talk any more. “Once more,” {he} said to the boat. “Then I'll sell you, and grow beans.” The boat creaked.",
      ],
      "@sea(hero stand) Then the line went tight. It went, slowly and with great force, and the whole boat turned round and followed. {Hero} wound the line round {his} fist and leaned back with all {his} weight, and it made no difference whatever.",
      [
        "+ @sea(hero stand, ownmate look) {Ownmate} stood on the pier and saw the boat go out backwards, past the lighthouse. Half the harbour came running. “Let go!” they shouted. “Cut it off!” {Hero} had the knife in {his} hand. But {he} had waited too long for this. {He} put the knife between {his} teeth, and held on.",
        "+ @sea(hero stand) On the pier they saw the boat go out backwards, past the lighthouse. “Let go!” they shouted. “Cut it off!” {Hero} had the knife in {his} hand. But {he} had waited too long for this. {He} put the knife between {his} teeth, and held on.",
      ],
      "@sea(hero look) Towards noon the pull grew weaker. The line went slack. Beside the boat something rose out of the deep, grey and round and endless, and blew. It was a whale. Round its tail there was a net, an old torn one, heavy with weed, with floats and half a buoy in it.",
    ],
    end: [
      "@sea(hero climb) An eye as big as a plate looked at {hero}. {Hero} looked back. “So it was you,” {he} said. “You've frightened them all away, with that rattling.” {He} took {his} knife. Then {he} tied a rope round {his} belly, and climbed over the side.",
      [
        "@sea(hero swim, owndog look) It took until evening. {Hero} cut and cut, mesh by mesh, with fingers blue with cold, and {owndog} stood in the bow and howled at each wave. The whale lay quite still. When the last cord was through, it shivered from end to end, as a horse does. Then it went down, without a sound.",
        "@sea(hero swim) It took until evening. {Hero} cut and cut, mesh by mesh, with fingers blue with cold. The whale lay quite still. When the last cord was through, it shivered from end to end, as a horse does. Then it went down, without a sound.",
      ],
      "@harbour(hero look) “And you've caught nothing again,” they said in the harbour, and wrapped {him} in blankets. {Hero} was going to say yes. But then the water behind the boat began to boil. It was silver. There were sardines, thousands of them, in a great round cloud, and behind it something blew.",
      "@sea.dawn(hero sit) Nobody has ever talked of beans again. In the tarred net loft there hangs a piece of an old torn net, with half a buoy in it. And in the mornings, behind the rocks, before {hero} lets down the line, {he} knocks three times on the planks, to say good morning to the whale.",
    ],
  }),
  story({
    says: [
      /\b(?:farmer|farm|farmhouse|vineyard|orchard|ranch)\b/i,
      /\b(?:bank|los(?:e|es|t|ing) (?:his|her|their|the) (?:farm|land)|sell (?:his|her|their|the) (?:farm|land|parents)|take (?:his|her|their|the|away his|away her) land|debts?|auction|motorway|developer|company|drought|evict\w+)\b/i,
    ],
    may: [
      role(
        "ownfriend",
        "daughter|son|granddaughter|grandson|neighbours|neighbors|neighbour|neighbor|wife|husband|bank manager|manager",
      ),
    ],
    unless: /\b(?:murder\w*|cow|brothers|sisters|funeral|lawyer|boyfriend|bull|ghosts?|engine|donkey)\b/i,
    of: "people",
    after: [
      "@farm(hero carry) {Hero} had put on the suit from {his} wedding, and dug up a handful of earth, and tied it in a handkerchief. It was dark, good earth, with a worm in it. “What do you want with that?” they asked {him} at the gate. “They're going to write about it,” said {hero}. “They ought to have seen it once.”",
      "@farm(hero walk) It was a long way. {Hero} walked past fields that had belonged to people {he} knew, and there stood nothing on them now but boards. In the evenings {he} knocked at farms, and each of them added a spoonful of earth. By the end of the week it had become a sack.",
      "@hall(hero sit) The bank was made of glass. {He} sat down between two plants that were made of plastic, and waited. At five o'clock they turned off the light above {him}.",
      "+ @hall.night(hero sit) The night porter brought a cup of tea. He smelled it, and stood there. “That's clay soil,” he said. “With manure from the spring. My father had that.” And he sat down on the floor beside the sack.",
      "@study(hero give) On the third day a door opened up there, and there stood the man who signed. On his table lay a map, and on it there was a red line round {hero}'s whole life. {Hero} untied the sack, and tipped it out, on the map, on the papers and the carpet.",
    ],
    end: [
      "@study(hero look) It was very quiet. It smelled of rain. Then the worm came out, stretched itself, and crept across the red line. “I used to collect those,” said the man who signed after a while. “For my grandad. In a jam jar.” His hand sank into the earth, up to the wrist.",
      "@study(hero give) “He lost his,” said the man. “A man in a tie came to us. I swore that it would never happen to me again.” He looked down at his tie. “How much time do you need?” “Two harvests,” said {hero}, “like everybody. And these here.” And {he} gave him the list of all those who had put in a spoonful.",
      [
        "@farm(hero walk, ownfriend look) They drove home in a car with a chauffeur. {Ownfriend} stood at the gate, and saw {hero} get out, and a gentleman in muddy shoes. He had the jam jar with him. They walked across the field until it got dark, and then the red line was crossed out, in blue.",
        "@farm(hero walk) They drove home in a car with a chauffeur. At the gate the neighbours saw {hero} get out, and then a gentleman in muddy shoes. He had the jam jar with him. They walked across the field until it got dark, and then the red line was crossed out, in blue.",
      ],
      "@farm(hero plant) In the bank, between the two plants of plastic, there is a pot with a real one in it. It is a potato from {hero}'s farm. Outside, {hero} plants the next row.",
    ],
  }),
  story({
    says: [
      /\b(?:shepherd(?:ess)?|sheep|flock|goatherd)\b/i,
      /\b(?:storm|wol(?:f|ves)|lost|lose|missing|snow|mountains?|lambs?|last|night|fog|alone|blizzard)\b/i,
    ],
    may: [
      role("owndog", "dog|sheepdog|old dog"),
      role("ownkid", "granddaughter|grandson|girl|boy|son|daughter|apprentice|tourist|stranger"),
    ],
    unless:
      /\b(?:murder\w*|cloud|well overnight|counted|counting|jumps|whistles|cheese|sleep|sheep (?:who|that|which)|deaf|scarecrow|piano|violin\w*|listen)\b/i,
    of: "people",
    after: [
      "@mountain.dusk(hero look) {Hero} counted them through the gate, as on every evening, with a thumb on the notches of the stick. Ninety-eight. Ninety-nine. It was the one with the black ear that was missing, the one that always had to look behind the next rock.",
      [
        "@mountain.dusk(hero walk, ownkid stand) “Stay with them,” said {hero} to {ownkid}, and lit the lantern. “And if you're not back?” “Then you sing,” said {hero}, “so that they lie still. They're used to it.” Up there the first flakes came, sideways. {Hero} pulled down {his} hat and went back up the whole way that they had come.",
        "@mountain.dusk(hero walk) Ninety-nine were lying in the dry, and one was not. {Hero} lit the lantern. Up there the first flakes came, sideways. {He} pulled down {his} hat and went back up the whole way that they had come.",
      ],
      [
        "@snow.storm(hero walk, owndog walk) Soon the path was gone. {Owndog} went in front with its nose on the ground, stopped, looked round, and could not find the way, either. {Hero} called. The storm took the call out of {his} mouth and ate it.",
        "@snow.storm(hero walk) Soon the path was gone. {Hero} felt for it with the stick, stone by stone, and then there was no stone. {He} called. The storm took the call out of {his} mouth and ate it.",
      ],
      "@snow.storm(hero look) Then {he} heard it. It was below {him}, and very weak. On a ledge, over the drop, stood the one with the black ear. It was standing over something, with its legs apart, to keep off the snow. {Hero} held the lantern lower. It was a glove. In the glove there was a hand.",
    ],
    end: [
      "@snow.storm(hero climb) {Hero} let {himself} down on the rope. The man was young and had thin town shoes on, and was not shivering any more. “I'd sat down to sleep,” he whispered. “It came and stood on my coat, and would not let me.”",
      "@snow.night(hero talk) They could not get up again before the light. So they lay in a row on the ledge, the man in the middle, {hero} on his left and the sheep on his right. All night {hero} talked to him so that he would not sleep, about every sheep, and what it was called and why. There were ninety-nine of them.",
      [
        "@mountain.dawn(hero walk, ownkid stand) In the morning they heard singing, far down, a bit off the note. That was {ownkid}, at the gate, who had not stopped the whole night. “It's ninety-nine,” called {theownkid} when they came out of the white. “A hundred,” said {hero}. “And one.”",
        "@mountain.dawn(hero look) In the morning the wind dropped, and they went down, step by step. At the gate {hero} put {his} thumb on the stick, out of habit, and counted them through. Ninety-nine. One hundred. The young man came last, holding on to the wool. {Hero} looked at the stick. Then {he} took out {his} knife and cut another notch.",
      ],
      "@mountain.dusk(hero carry) The one with the black ear wore the big bell after that. When it stopped, {hero} did not swear. {He} only asked what it had found this time, and lit the lantern.",
    ],
  }),
  story({
    says: [
      /\b(?:cow|goat|pig|hen|chicken|bull|horse|donkey|dog|cat|sheep|goose|parrot|goldfish)\b/i,
      /\b(?:predict\w*|weather|forecasts?|lottery|famous|numbers|oracle|wins? bets|future)\b/i,
      /\b(?:tv|television|buy|bought|village|street|reporters?|everybody|everyone|people|farmer|newspapers?|scientists)\b/i,
    ],
    may: [
      role(
        "owner",
        "farmer|dad|father|uncle|grandfather|grandmother|grandma|grandpa|neighbour|neighbor|widow|boy|girl|old man|old woman|woman|man|shepherd",
      ),
      role("ownpet", "cow|goat|pig|hen|chicken|bull|horse|donkey|dog|cat|goose|parrot|goldfish"),
    ],
    lead: "owner",
    unless: /\b(?:murder\w*|elected|mayor|unicorn|cloud)\b/i,
    after: [
      "It had never been wrong, not in all those months. The neighbours used to lean on the fence in the morning and ask, and {theownpet} gave the answer in its own way, and they fetched in the washing, or did not.",
      "Then the lorries came, with the dishes on their roofs. A lady with orange hair held a furry microphone under {ownpethis} nose. “What do you feel,” she asked, “when you feel it?” {Ownpet} ate the fur.",
      "There was a gentleman there with a suitcase as well. He opened it on the kitchen table, and it was full. “A hall of its own, with air conditioning. Every evening at eight, live, before the news.” {Hero} looked at all that money, and then through the window at {ownpet}.",
      "+ Everybody in the village had an opinion. “A new roof for the school,” said some. “And who tells me about my washing?” asked old Mrs Finch.",
      "“At least one trial,” begged the orange lady. So {theownpet} was washed and brushed and put in front of the cameras, under a light like ten suns. Twelve million people were watching. “And now: what will tomorrow bring?” she cried. {Ownpet} did nothing. Nothing at all.",
    ],
    end: [
      "“Again,” hissed the man with the suitcase. Nothing. {Hero} understood it at last. {He} walked into the picture, in {his} rubber boots, and switched off the big lamp. Then {he} opened the window. In came the wind, and the smell of the ditch, and a fly.",
      "{Ownpet} lifted {ownpethis} head, and at once {ownpethe} gave the sign. “What does it mean?” whispered the orange lady. “It means that you should go home,” said {hero}. “Now, and over the upper bridge.” Half an hour later it began. By midnight the lower bridge was gone.",
      "The man with the suitcase sent a letter of thanks, with a cheque for a new roof. “I've thought it over,” he wrote. “It can't be bought, can it? You'd have to buy the wind, and the ditch, and the fly.” {Hero} read it out over the fence. {Ownpet} ate the envelope.",
      "In the morning they lean on the fence again. The cameras have left a mark in the grass, a round one, and that is where {theownpet} likes best to lie.",
    ],
  }),
];
