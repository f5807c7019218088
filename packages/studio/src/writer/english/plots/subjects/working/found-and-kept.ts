import { role, story } from "../subject-story.ts";

/** Stories of a ring in a drain, a gardener's hedge, a last film, a shy strong man, and managers without a signal. */
export const foundAndKept = [
  story({
    says: [
      /\b(?:plumber|diver|cleaner|gardener|farmer|dustman|fisherman|baker|mechanic|cobbler|shoemaker|beachcomber|workman|builder|electrician|upholsterer|tailor|dry cleaner|chimney sweep|bin man|antique dealer|janitor)\b/i,
      /\b(?<ring>(?:an? |the )?(?:old |gold |golden |lost |engraved )?(?:wedding ring|engagement ring|ring|wedding band|love letter|medal|locket))\b/i,
      /\b(?:finds?|found|discover\w*|fish(?:es|ed) (?:it |out)|pulls? out|pulled out)\b/i,
      /\b(?:owner|lost it|who lost|belongs?|belonged|return|give (?:it )?back|bring (?:it )?back|search\w*|looks? for|looked for|find out|engrav\w*|years ago|initials)\b/i,
    ],
    may: [
      /\bdrain|pipe|carrot|field|sofa|lake\b/i,
      /\btr(?:y|ies|ied)\b/i,
      /\bthirty|forty|fifty|twenty\b/i,
      /\bago\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|curse[sd]?|children|best man|stolen|steals?|dragon|wish(?:es)?)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) {Hero} wiped {thering} on {his} sleeve. On the inside there were two letters and a date, and the date was a rainy one; {hero} remembered that summer. “Sell it,” said {his} colleague Winston. “Nobody's coming for that any more.” {Hero} put it on the tip of {his} little finger, where it got stuck.",
      "@street(hero talk) So {hero} went about for days with a ring that was not {his}. {He} asked at every door in the street. “Not mine,” they said, “but I once lost a brooch in the sea.” They all began to tell {him} about what they had lost, and they asked {him} in for that.",
      "+ @street(hero talk) “What do you want it for?” asked Winston. “You don't even know these people.” {Hero} turned {his} little finger in the light. “It fits somebody,” said {hero}. “It's like with pipes. If there's an end, there's always another end.” Winston shook his head. But the next evening he came along, and took the doors on the left.",
      "@room(hero talk) In the old church book there was a wedding with that date, and a line through it. {Hero} found the bride at the end of a tram line. She was grey, and upright, and she made keys. “He came an hour late, and without the ring,” she said. “He said that he'd lost it. I sent the guests home. He only wanted to get out of it.”",
    ],
    end: [
      "@room(hero give) {Hero} pulled. It would not come off. She fetched the oil that she used for the locks, took {his} hand, and turned, as if she were opening a difficult door. Then {thering} lay between them on the counter. “Where was it?” she asked very quietly. “Where it could never have got by itself,” said {hero}. “He must have had wet hands. He must have been in a great hurry.”",
      "@room(hero talk) “He said that he'd tried for an hour to get it out,” she whispered. “With a coat hanger. I laughed at him.” “There's another one who remembered it,” said {hero} at last. “He's in the book as well. He repairs umbrellas, two stops from here. Nobody in his street could tell me of a wife.”",
      "+ @street(hero walk) They walked the two stops. She stopped at every shop window and looked at her hair. “What shall I say?” she asked. “What's on the slip,” said {hero}. “What slip?” {Hero} wrote it out against a wall, as after any job, and gave it to her. It said: one ring, found; one pipe, cleared; no charge.",
      "@shop(hero look) The sign at the end of the tram line says “Keys and Umbrellas”. When {hero} passes by, two grey heads look up at the same time. {He} is never allowed to pay. And if anyone in the street has lost something, a brooch or a brother, they send for {hero}, because {he} is a person who asks at every door.",
    ],
  }),
  story({
    says: [
      /\b(?:gardener|hairdresser|barber|painter|decorator|baker|tailor|cook|chef|architect|carpenter|street ?cleaner)\b/i,
      /\b(?<thing>hedges?|bushes|lawn|garden|wall|facade|hair|cake|suit|kitchen|statue|roof|trees)\b/i,
      /\b(?:without (?:asking|permission|being asked)|secretly|instead of|by (?:mistake|accident)|(?:cut|trimm?ed|turned|made|shaped|painted) .{0,50}(?:into|as|pink|purple|animals|wrong)|wrong)\b/i,
      role(
        "lady",
        "lady|countess|duchess|owner|landlady|widow|millionaire|businessman|mayor|boss|neighbour|customer|client|minister|general|baroness|lord|queen|king|judge",
      ),
    ],
    may: [/\brich\b/i, /\banimals|elephants?|birds|lions?\b/i, /\bcut|trim\w*|shap\w+\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|comes? alive|came alive|comes? to life|school|boy|girl|labyrinth)\b/i,
    of: "people",
    after: [
      "@garden(hero look) It had happened almost by itself. {Hero} had only meant to leave out one corner, because there was something about it that looked back at {him}. When {he} stepped away it was too late. The shears had known before {him}. “Oh dear,” said {hero}, and went on, because half of it would have looked worse.",
      "@garden(lady stand, hero stand) {Lady} came back on Sunday. {Hero} heard the car, and then the silence. {Lady} stood before the {thing} with both gloves in one hand. “What is that?” asked {lady}. “It was in there,” said {hero}. “I only took off what was round it.” {Lady} did not raise {ladyhis} voice. “By tomorrow,” said {lady}, “you'll make it straight. And then you can go.”",
      "+ @garden.night(hero sit) In the evening {hero} sat in the grass with the shears and could not do it. Ten years {he} had cut straight lines. You could have laid a ruler on them. Nobody had ever stopped there. Now there were noses at the gate, big ones and little ones, and a man who had been delivering gas had forgotten his lorry.",
      "@garden.dawn(lady look, hero look) At five in the morning {hero} took up the shears all the same. But somebody was there before {him}. In front of the {thing}, in a dressing gown and rubber boots, stood {lady}, with one hand on the leaves, and was talking. {Hero} wanted to creep away. A twig snapped.",
    ],
    end: [
      "@garden.dawn(lady talk, hero look) “How did you know?” asked {lady}, without turning round. “Know what?” “I had one like that, made of cloth. I was five. They took it away from me because it was dirty.” {Ladyhis} voice was quite small. “It had that same crooked ear. I've never told anybody about it.” {Hero} looked at the ear. “The shears slipped there,” {he} said.",
      "@garden(hero point, lady look) They looked at the {thing} together until the sun came over it. “And what's in that one?” asked {lady}, and pointed further down, where everything was still as straight as a ruler. {Hero} put {his} head on one side. “Something with a long neck, I think. But it's shy.” {Lady} sat down in the wet grass. “Then take your time,” said {lady}.",
      "+ @garden(hero give, lady take) By the summer {lady} had a pair of shears as well. {Ladyhis} first attempt was meant to be a swan. It became a teapot. “It was in there,” said {lady} with dignity. {Hero} nodded. People came from the town with sandwiches, and the gas man, who always stayed until it got dark, sold lemonade from his lorry.",
      "@garden(hero stand, lady stand) The gate is open on Sundays. Each of the creatures has its name on a small board, and the first of them, the one with the crooked ear, has a bench in front of it. In the very last corner one piece has been left straight. “That one isn't ready yet,” {hero} tells those who ask, and beside {him} {lady} lays a finger on {ladyhis} lips.",
    ],
  }),
  story({
    says: [
      /\b(?:projectionist|cinema (?:owner|operator)|cinema|movie theat(?:re|er)|picture house|theatre owner|puppet theatre|ballroom|dance hall|drive-in)\b/i,
      /\b(?:last|final|one more|empty|clos\w+|demolish\w*|nobody|torn down|multiplex|streaming|bankrupt\w*)\b/i,
      /\b(?:shows?|showed|film|movie|screening|reel|performance|night|evening|audience|seats?|plays?|played)\b/i,
    ],
    may: [/\b(?:people|audience|villagers)\b/i, /\bcome(?:s)? in|came in\b/i, /\bempty\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|steps out of|screen (?:character|hero)|haunted|horror|dies|died|kids|fire|in love)\b/i,
    of: "people",
    after: [
      "@theatre(hero carry) {Hero} had swept between the rows once more, although there was nothing lying there. {He} had turned on the sign outside, in which two letters were missing. At five past eight there was still nobody. “We begin on time,” said {hero} to the empty seats. “We always have.”",
      "@theatre.night(hero look) {He} had picked the film that {he} had shown first, when {he} was young and the seats were red. The beam went out over the rows, with the dust dancing in it. {Hero} watched through the little window. There was that kiss; there was the train. In row nine, seat four, an old headmaster used to sleep.",
      "+ @theatre.night(hero look) After half an hour the door opened by a crack. A woman with shopping bags stood there. “I saw the light,” she said. “Is it open? I had my first kiss here.” “Seat twelve,” said {hero}, “by the pillar.” She stared at {him}. {He} had always seen everything from up there; it goes with the job.",
      "@theatre.night(hero build) It was in the middle of the best scene that the film tore. The screen turned white. {Hero} reached for the tape, and {his} hands shook so much that {he} could not find the end. “Take your time,” a voice called from below. Then there was another. “We're not in a hurry!” {Hero} looked down through the window.",
    ],
    end: [
      "@theatre.night(hero look) They had come in one by one, in the dark, without a sound. A woman with shopping bags had seen the light and had telephoned somebody, and he had telephoned somebody else. There they sat, the whole town, in coats and slippers, in the places where they had once sat. The headmaster was asleep in row nine. There was only one seat free, in the middle, and they were all looking up at {hero}.",
      "@theatre.night(hero sit) “Come down,” they called. “You've never seen it from here.” It was true. In all those years {hero} had never once sat there. A girl who repaired telephones went up and mended the film; she did it as if she had done nothing else. {Hero} sat down in the middle. The light went out. It was much bigger from below.",
      "+ @theatre.night(hero stand) When the words “The End” appeared, nobody got up. They all read the names, down to the man who had held the horses. Then somebody began to clap, and turned round to do it, and so did they all, until every one of them had his back to the screen. {Hero} bowed, and bumped {his} head on the lamp of seat six, as so many had before {him}.",
      "@theatre.night(hero sit) On the first Friday of each month the sign is lit, with all its letters. The girl who repairs telephones is up there behind the little window. And in the middle sits {hero}, on a seat that has been left red, and at the kiss {he} looks round, very quickly, to see who is making use of the dark.",
    ],
  }),
  story({
    says: [
      /\b(?:wrestler|boxer|strong ?man|weightlifter|bodybuilder|firefighter|soldier|bouncer|blacksmith|sumo (?:wrestler|champion)|lion tamer|stunt ?man|racing driver|fighter|butcher|general|lumberjack|rugby player)\b/i,
      /\b(?:afraid|shy|scared|not dare|never dare[sd]?|does(?: not|n't) dare|did(?: not|n't) dare|too timid|courage|nervous|cannot speak|blush\w*)\b/i,
      role(
        "woman",
        "woman|girl|florist|librarian|nurse|baker|waitress|neighbour|market woman|teacher|seamstress|cashier|flower seller|widow|barista|pharmacist",
      ),
    ],
    may: [/\b(?:dinner|dance|date|walk)\b/i, /\bask\w*\b/i, /\bfish market|market\b/i, /\bw[io]n\w*|champion\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|married|horse|lion escapes|war|spider|water|swim\w*|heights|prison|daughter)\b/i,
    of: "people",
    after: [
      "@market(hero stand, woman stand) {Hero} went there every day. {He} had it all ready: good morning, and then a remark about the weather, and then the question. {Woman} looked up and smiled. “What can I do for you?” asked {woman}. “The same as yesterday,” said {hero}, and fled with it under {his} arm.",
      "@gym(hero talk) “You've thrown men who weighed more than a piano,” said {his} trainer, old Babacar. “Were you never afraid of them?” “Why should I be?” said {hero}. “They can only break my bones.” Babacar thought about it. Then he tied on an apron and stood behind a bench. “Again,” he said, in a high voice. {Hero} blushed in front of Babacar.",
      "+ @market(hero look, woman talk) The whole market knew, of course. The onion man made bets. “He'll do it by Easter,” he said. The only one who seemed to know nothing was {woman}, who wrapped up the same thing each day, and each day wrapped it a little more slowly. Once {woman} wrote the price on the paper with a heart for the zero. {Hero} put that down to haste.",
      "@market(hero carry, woman look) On Saturday there was a bang. A lorry had rolled back, and one corner of the roof over the stalls was coming down, quite slowly, with all its tin. Everybody ran. {Hero} ran the other way. {He} got underneath and stood there, with the whole roof on {his} shoulders, and {his} feet sank into the ground. Right in front of {him}, pressed against the counter, was {woman}.",
    ],
    end: [
      "@market(hero talk, woman talk) “How long can you hold that?” asked {woman}. “About ten minutes,” said {hero} through {his} teeth. “Then we've got ten minutes,” said {woman}. {Hero} looked to the left and to the right. Sweat ran into {his} eyes, and {he} had no hand free to hide {his} face. “It's nice weather,” said {hero}.",
      "@market(hero talk, woman look) “And?” asked {woman} kindly. “Would you,” said {hero}, and the roof sank by an inch, and {he} pushed it up again, “on Sunday, have dinner with me? You don't have to. You're free to say no. As soon as they've brought the props.” {Woman} folded both arms and looked at {him} for a long time. “I thought you only liked my goods,” said {woman}.",
      "+ @market(hero stand, woman take) They brought the props. {Hero} could have let go, and stood there still. “Yes,” {woman} had said; it had been the heaviest thing of that whole day. The onion man paid out with a sour face. It was only the week before Easter.",
      "@market(hero give, woman stand) The two footprints are still there, set in cement. Shy people put their own shoes into them, when nobody is looking. On Saturdays {hero} helps at the stall and carries things that are far too heavy for anyone else. “What can I do for you?” asks {woman}. “The same as yesterday,” says {hero}, and still blushes.",
    ],
  }),
  story({
    says: [
      role(
        "guide",
        "mountain guide|guide|ranger|park ranger|shepherd|captain|skipper|survival trainer|monk|camel driver|sherpa|safari guide|trainer",
      ),
      /\b(?<group>managers|bankers|executives|influencers|lawyers|programmers|businessmen|tourists|politicians|consultants|colleagues|it people|office workers|employees|teenagers)\b/i,
      /\b(?:phones?|reception|signal|wi-?fi|internet|mobiles?|smartphones?|team[- ]?building|retreat|network|offline|laptops?|silence)\b/i,
    ],
    lead: "guide",
    may: [/\bgroup\b/i, /\blead\w*|led\b/i, /\blive\b/i, /\bwithout\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|cannibal\w*|dies|died|avalanche|killer|aliens?|volcano)\b/i,
    of: "people",
    after: [
      "On the first day the {group} walked in single file, each with one arm in the air, like people who are asking to leave the room. {Hero} sat down on a stone and peeled an egg. {He} had led donkeys up this way, and soldiers, and once a bishop. “Here it ends,” said {hero} at the next bend. “From here on there's only what is here.”",
      "It was terrible to see. Their thumbs went on moving by themselves. A tall man called Sinclair woke three times in the night because something had buzzed; it was a beetle. They asked {hero} for the weather and the time. “Look up,” said {hero}.",
      "+ On the second evening there was a quarrel about beans. It was the first time that they had spoken to one another in whole sentences. It went on for an hour. Then one of the {group} had to laugh, and told how her grandmother used to sing to beans, and it was so quiet that you could hear the fire. Nobody had filmed it. Sinclair was near to tears about that.",
      "On the third day the fog came. It came so fast that {hero} lost sight of {his} own boots, and when it lifted for a moment, Sinclair was not there. They all reached into their pockets at once, all of them, and held their little black mirrors up to the fog. Then they looked at {hero}. For the first time nobody asked anything.",
    ],
    end: [
      "“Sit down,” said {hero}. “Close your eyes. What do you hear?” They heard nothing. Then they heard water, on the left. They heard a stone roll, and a bird that was angry about something. “There's somebody walking in its nest,” said {hero}. They joined hands, all the {group} in a row, and went after the angry bird, foot by foot, into the white.",
      "Sinclair was sitting on a ledge with his knees drawn up. He had walked after one bar. “I had it,” he said, with chattering teeth. “I could have called anyone. And I didn't know a single number by heart.” “What's your mother's?” asked {hero}. Sinclair shook his head. Then his lips began to move. It came slowly, from very far back, figure by figure: the number of a house with a green door.",
      "+ On the last day they could see the village, and soon everything in their pockets began to buzz like a hive. Nobody put a hand in. They looked at {hero}. “What do you hear?” asked {hero}. “A dog,” said one of them. “A saw,” said another. “My stomach,” said Sinclair. They stood there a bit longer.",
      "A parcel came for {hero} in the autumn, from the {group}. In it lay letters, written in ink, on real paper, and Sinclair had the worst handwriting of them all. At the bend where it ends {he} always stops for a moment and looks up.",
    ],
  }),
];
