import { role, story } from "../subject-story.ts";

/** Stories of a wedding on the day of the final, a broken bus to the sea, a cook with rice and beans, a statue of an enemy. */
export const bigDaysOut = [
  story({
    says: [
      /\b(?:football|soccer|rugby|cricket|baseball|ice hockey|basketball|fans?|supporters?)\b/i,
      /\b(?:marr(?:y|ies|ied)|wedding|bride|groom|vows)\b/i,
      /\b(?:final|cup|match|derby|game|world cup|super bowl|championship|kick-?off)\b/i,
    ],
    may: [
      /\bsame day|day of\b/i,
      /\bfan|supporter\b/i,
      role("bride", "bride|groom|fiancée|fiancé|wife|husband|girlfriend|boyfriend"),
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|referee|rivals?|secretly in love|ring|dead)\b/i,
    after: [
      "@church(hero stand) The date had been fixed for a year. Nobody could have known, for the team had not reached a final since the days of black-and-white television. “It's only football,” said {hero} in front of the mirror, and tied the tie. It came out like a scarf. In {his} left ear, under the hair, there was something very small.",
      "@church(hero stand) At a quarter to three the organ began. At three, in another place, the whistle went. “Do you, here present,” said the vicar, a thin man called Mr Thrale. {Hero} was present, mostly. “Will you love and honour,” said the vicar. “Corner!” whispered {hero}. It echoed a little in the vaults.",
      "+ @church(hero look) It was not only {hero}. The best man was as pale as wax. An uncle had a prayer book with a wire. Whenever something happened a sort of breath went through the pews, on the left and on the right. The old aunts at the front wiped their eyes and found that they had seldom seen so much feeling.",
      "@church(hero talk) Then came the question. It was quite still. In {hero}'s ear two men were running at a goalkeeper. {Hero} opened {his} mouth, and looked into that face under the flowers, which {he} had been looking forward to for a year. {He} saw that it was not angry. It was listening. And under the white, in the other ear, there was something very small.",
    ],
    end: [
      "@church(hero talk) “You, too?” asked {hero}. “My battery's going,” came the whisper. “What's happening?” {Hero} took the little thing out of {his} ear. {He} had not missed a minute of a match for twenty-six years. {He} laid it on the vicar's cushion. “I don't know,” said {hero}, “and I don't need to. Yes. I will. With everything.” At that moment the whole church screamed.",
      "@church(hero dance) It had nothing to do with them; it had gone in. The uncle threw his prayer book into the air. “I will, too!” came the shout, through all the noise, and hardly anyone heard it except for the one whom it was meant for. Mr Thrale shut his book. Under his surplice he wore a scarf. “You may now kiss,” he said, “there'll be five minutes of extra time.”",
      "+ @street(hero walk) When they came out through the door, there was rice, and there was a procession with flags going by, which had not been ordered. Forty thousand people sang. They were not singing for the bridal couple. But they saw the white, and somebody began a different verse, and in the end the newspaper printed only the one picture.",
      "@room(hero sit) They have never seen that goal. It would be easy; it is shown every year. But on the day they turn off the set just before it, and {hero} takes {his} scarf from the hook, and says it once again, aloud, at the right minute. Outside somebody always screams.",
    ],
  }),
  story({
    says: [
      /\b(?:friends|pensioners|colleagues|neighbours|brothers|sisters|cousins|nuns|widows|students|men|women|musicians|band|couple)\b/i,
      /\b(?<bus>bus|minibus|van|camper(?: van)?|fire engine|truck|boat|caravan|ice cream van|taxi|car|tram|tractor|ship|sailing boat|aeroplane|plane)\b/i,
      /\b(?:buys?|bought|repair\w*|rebuil(?:d|ds|t)|restor\w+|inherit\w*|broken|rusty|old|scrap|wreck)\b/i,
      /\b(?:to the (?<sea>sea|coast|ocean|mountains|desert|north|beach)|across (?:the country|africa|europe|america)|around the world|to (?:paris|rome|italy|spain|the festival)|drive to|travel)\b/i,
    ],
    may: [/\bbroken|rusty|old\b/i, /\bdriv\w+|drove|travel\w*\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|kids|rob\w*|bank|zombies?|fly|flies|teen\w*|space|smuggl\w+|pirates?|mars|moon|brakes)\b/i,
    of: "people",
    after: [
      "@workshop(hero look) The man who sold the {bus} counted the money very quickly and was gone. {Hero} walked round it. It had no seats, and a hen was sitting on the engine. “She goes with it,” said a boy. When the key was turned there was a sound like an old uncle getting out of an armchair, and then nothing. “We'll be there by Friday,” said {hero}.",
      "@workshop(hero build) On Friday they had taken it to pieces and did not know how it went together. They spent the evenings under it, with their feet sticking out like spoons. The whole street had advice. A grandmother brought church benches for the inside. By the third month it coughed. By the fourth it ran, if you sang to it.",
      "+ @street(hero ride) They sang all the way down the hill. At the crossroads the exhaust fell off, and they put it on the roof. A policeman stopped them and walked along the {bus} with his notebook. He wrote on four pages. Then he asked where they were going. When they had told him he shut the notebook and looked down the road for a while. “Have you got room for one more?” he said.",
      "@street.dusk(hero look) On the second evening, in the middle of nowhere, the {bus} sighed and stood still, and this time no song helped. {Hero} lay down under it and came out again very slowly. “It's over,” said {hero}. “It's broken right through.” On the horizon there was a thin bright line, no wider than a thread. It was twelve miles away.",
    ],
    end: [
      "@street.dusk(hero talk) They sat in a row on the kerb, with the hen. No one wanted to be the first to say it. “We could go back and take the train,” said a voice finally. “In the train you don't sing,” said another. {Hero} got up, leaned a shoulder against the back of the {bus}, and pushed. It moved by an inch. Then there were other shoulders beside {hero}'s.",
      "@street.dawn(hero walk) They pushed all night. On the level they walked, uphill they groaned, and downhill they jumped on to the step and flew. People came out of the villages in their nightshirts and pushed for a bit, up to their own last house. When it grew light the road went down in a curve, and below it was all that they had come for.",
      "+ @sea(hero swim) The {bus} ran the last stretch quite by itself. It rolled out over the sand, with the hen at the wheel, past the deck chairs, and stopped with its front wheels in the water, as if it had wanted to drink. They stood round it with black hands. Most of them had never been there before. It was bigger than the pictures, and it did not stop moving.",
      "@sea(hero sit) There it is still standing. They sell fried fish out of its window, and in the evening they sit on the church benches with their feet in the foam. Anyone who comes by and looks sad is asked if he can sing. There is always room for one more.",
    ],
  }),
  story({
    says: [
      /\b(?:cook|chef|baker|innkeeper|kitchen|camp cook|ship['’]s cook|canteen)\b/i,
      /\b(?<food>rice and beans|beans|rice|potatoes|turnips|onions|cabbage|lentils|tins?|sardines|noodles|flour|one egg|nothing|oats|bread)\b/i,
      /\b(?:run out|ran out|nothing (?:left|but|except)|only|except|supplies|storm|snowed in|cut off|no supplies|empty pantry|stranded|shortage)\b/i,
      /\b(?:christmas|feast|birthday|wedding|banquet|new year|station|ship|expedition|guests|easter|mine|crew|party|village)\b/i,
    ],
    may: [/\bAntarctic|polar|arctic\b/i, /\bstation|ship|camp\b/i, /\bexcept|only\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|kids|soup stone|poison\w*|cannibal\w*|competition|contest|space|aliens?|war)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) {Hero} opened the last cupboard and shut it again. “What is there tomorrow?” they asked through the hatch, as they had every day. “A surprise,” said {hero}. It was the {food}. It had been the {food} for three weeks: hot, cold, and in the shape of a fish.",
      "@room(hero talk) You could feel it in the whole place. They ate with their elbows on the table and did not look up. In the corner hung a bit of green string with three paper stars; nobody would say who had put it up. “What did you have at home,” asked {hero}, “on a day like that?”",
      "+ @kitchen.night(hero write) Then they all did. There was a goose that somebody's aunt had always burned on one side. There were dumplings as big as a fist, and a red soup, and a tart with a coin in it. One man spoke for an hour about his grandmother's gravy, with tears in his eyes. {Hero} wrote everything down on the back of the empty list. It got very long.",
      "@kitchen.night(hero cook) In the night before the feast {hero} stood in front of the pot and had the courage of despair. {He} ground and roasted. {He} smoked some of the {food} over tea leaves, and burned some of it on purpose, on one side. In the morning {his} eyes were red. “It's the {food},” {he} said to the door. “It'll always be the {food}. They'll throw it at me.”",
    ],
    end: [
      "@room(hero give) {Hero} had laid a sheet over the table. In front of each plate lay a card with a name on it, and under the name was written what it was: Aunt Hedwig's goose. Olena's red soup. Gravy, after Grandmother. They sat down and looked at their plates. On every plate there was the {food}. Then one man put his spoon in his mouth, and held it there.",
      "@room(hero look) “It isn't it,” he said slowly. “It isn't it at all. But that's the burnt bit, from the edge of the pan, that she always gave to me.” He gave his neighbour a taste of it. The neighbour pushed over his own. They tried each other's houses, and each other's aunts, and the spoons went round the table. By the end they were shouting,.",
      "+ @room.night(hero eat) There was even a tart. It was grey, and it did not rise, and {hero} had lost a trouser button in it on purpose. It was found by the youngest of them, who nearly choked. “What does it mean?” he asked. They all told him something different. Later they carried out the table and danced, in socks.",
      "@kitchen(hero cook) The supplies came two weeks later, with ham and oranges. On Sunday there was a knock at the hatch, and a plate was held out. “Is there any left?” they asked. And each year since, on that day, wherever they may be by now, each of them cooks the {food}, burned on one side, and lays a card beside it: {hero}'s.",
    ],
  }),
  story({
    says: [
      /\b(?:sculptor|painter|portrait painter|artist|tailor|photographer|biographer|ghostwriter|writer|composer|hairdresser|cartoonist|poet|speechwriter)\b/i,
      role(
        "enemy",
        "politician|dictator|president|mayor|general|banker|billionaire|critic|rival|minister|enemy|king|landlord|boss|tyrant|director|star|judge|ex-husband|ex-wife|neighbour",
      ),
      /\b(?:hat(?:es?|ed)|despis\w+|detest\w*|can(?:not|'t) stand|could(?:n't| not) stand|loath\w+|worst enemy|dislik\w+)\b/i,
      /\b(?<work>statue|bust|portrait|monument|suit|biography|book|speech|picture|song|anthem|memoirs|poem|painting)\b/i,
    ],
    may: [/\bmust|had to\b/i, /\bmake|made|paint\w*|writ\w+\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|poison\w*|comes? alive|came alive|bomb|assassin\w*|in love|dead)\b/i,
    of: "people",
    after: [
      "@workshop(hero look, enemy stand) The rent had not been paid for five months; that was why {hero} had said yes. {Enemy} came on Monday with two bodyguards and chose the light. “Make me taller,” said {enemy}. “And kinder.” {Hero} looked for somewhere to begin. {He} had hated that chin for years.",
      "@workshop(hero build, enemy sit) {Hero} took {his} revenge in small things. {He} gave the {work} a cruel mouth, and a little too much ear. At night {he} stood before it and laughed. But in the morning it looked wrong. It was a good joke, and it was bad work, and {hero} had never been able to put {his} name to bad work. {He} began again from the start.",
      "+ @workshop(enemy talk, hero look) You can't do that work without looking. {Hero} saw the bitten nails. {He} saw that {enemy} flinched when a door slammed. “Did you always want to be that?” asked {hero} once. “What?” said {enemy}. “What you are.” There was a long pause. “I wanted to build bridges,” said {enemy}. “Real ones. Are you finished with my nose?”",
      "@workshop(hero look, enemy sleep) In the last week {enemy} fell asleep during the sitting. The chin sank down. All at once there was a face that {hero} had never seen on any poster, tired and puzzled, like a boy's who has been left standing at a fair. {Hero} hated it for not being hateful. Then {he} worked as quickly as {he} could, without a sound, before it could wake up.",
    ],
    end: [
      "@hall(hero stand, enemy stand) It was unveiled with a brass band. The cloth slid down, and the band stopped. It was neither taller nor kinder. {Enemy} went up to the {work} until they stood face to face, and two thousand people waited for the shout. The bodyguards had already taken {hero} by the arms. “When was that?” asked {enemy}, very quietly. “On Thursday,” said {hero}. “You were asleep.”",
      "@hall(enemy talk, hero look) “I haven't seen him since I was nine,” said {enemy}. Nobody knew who was meant, except for {hero}. “I'd thought that he was gone.” {Enemy} made a sign, and the bodyguards let go. “It stays,” said {enemy} to the band. There was no speech. It was the first time, and people spoke of that for longer than of anything that had ever been said.",
      "+ @street(hero walk) {Hero} was paid and wanted to be glad. {He} still thought all that {he} had thought before, about the taxes, and about the harbour. But it was a nuisance now. When {he} saw one of those posters, {he} could no longer draw horns on it. {He} had tried. {He} kept seeing the one who was left standing at the fair.",
      "@street(hero look, enemy look) In the spring a bridge was opened, a small one, over a stream that hardly anyone knows. There was no name on it. {Hero} went to look at it on a Sunday, when nobody else would be there. {Enemy} was leaning on the railing, without bodyguards. They nodded to each other. They both stayed for quite a while.",
    ],
  }),
];
