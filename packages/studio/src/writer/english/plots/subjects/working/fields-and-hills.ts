import { role, story } from "../subject-story.ts";

/** Stories of referees, wrestlers, jumpers and of a village that plays. */
export const fieldsAndHills = [
  story({
    says: [
      /\b(?:referee|umpire|linesman|whistle)\b/i,
      /\b(?:penalt(?:y|ies)|wrong|mistakes?|decision|red card|offside|disallow\w*|hates?|hated|boo\w*|insult\w*|blam\w+)\b/i,
    ],
    may: [
      role(
        "player",
        "striker|goalkeeper|captain|brother|son|daughter|wife|husband|father|coach|player|boy|girl|best friend|neighbour|neighbor",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|aliens?|animals?|wasp|fox|box(?:er|ing)|chess|school|red card|(?:own|his|her) (?:daughter|son) (?:plays?|played)|wants? to (?:be|become) a referee)\b/i,
    of: "people",
    after: [
      "@gym(hero sit) In the changing room {hero} could hear them singing outside, and it was not a friendly song. {He} sat on the bench with the whistle in {his} hand. Over and over {he} saw those two seconds: the leg, the ball, the dust. {He} had been so sure. The longer {he} looked at it in {his} head, the less {he} knew.",
      [
        "@street(hero walk, player walk) The next morning there was no bread for {hero} at the baker's. “Sold out,” said the baker, in front of a full shelf. Only {player} walked beside {him} along the high street, past all the curtains that moved. “Was it right or was it wrong?” asked {player}. “I don't know,” said {hero}. “That's the worst of it.”",
        "@street(hero walk) The next morning there was no bread for {hero} at the baker's. “Sold out,” said the baker, in front of a full shelf. The barber had no time, the dog of the postman growled, and on the high street all the curtains moved. “They should try it once,” said {hero} to the dog. “Twenty-two on the field, and only one without a friend.”",
      ],
      "+ @room.night(hero look) A film turned up, taken by someone's aunt from behind the pram shed. {Hero} watched it at night, with {his} nose against the screen. There were two seconds of leg, ball and dust, and in the middle of it the aunt's thumb. {He} watched it thirty times. At the thirty-first, behind the thumb, {he} saw it quite clearly. {He} had been wrong.",
      [
        "@stadium(hero talk, player look) The next Sunday {hero} went out on the field before the match, alone, to the white spot. The song began at once. {He} waited until they were out of breath. “It was no foul,” {he} called. “I was wrong. I've come to say so.” It became so quiet that you could hear the flags. {Player} in the first row forgot to close {playerhis} mouth.",
        "@stadium(hero talk) The next Sunday {hero} went out on the field before the match, alone, to the white spot. The song began at once. {He} waited until they were out of breath. “It was no foul,” {he} called. “I was wrong. I've come to say so.” It became so quiet that you could hear the flags. The baker forgot to close his mouth.",
      ],
    ],
    end: [
      [
        "@stadium(hero give, player talk) {Hero} laid the whistle on the spot. “If you know of one who is never wrong,” {he} said, “give it to him.” They looked at one another. Nobody moved. Then {player} climbed over the rail. “I handled the ball in the spring,” said {player}, and turned red. “Nobody saw it. I've never told.”",
        "@stadium(hero give) {Hero} laid the whistle on the spot. “If you know of one who is never wrong,” {he} said, “give it to him.” They looked at one another. Nobody moved. Then the big striker climbed over the rail. “I wasn't fouled last week,” he said, and turned red. “I fell over my own laces. I've been ashamed ever since.”",
      ],
      "@stadium(hero stand) After that nothing held them back. The goalkeeper had stepped off his line. The coach had lied about an ankle. “I had bread,” said the baker, “a whole shelf.” It lasted for a quarter of an hour, and by the end of it nobody was angry with {hero} any more, and some were already laughing.",
      "+ @stadium(hero point) {Hero} picked up the whistle again. “Then we'll begin,” {he} said, and blew. It was a wild match, and a fair one, and nobody could remember later how it ended. But they could all remember the throw-in in the second half, when {hero} pointed to the left. “To the right,” said the left-hand side. “It touched me.”",
      "A loaf lies on {hero}'s doorstep on Monday mornings now, still warm. In the bag there is always a slip of paper with what was wrong with yesterday. It is a long list, and at the bottom it says: see you on Sunday.",
    ],
  }),
  story({
    says: [
      /\b(?:wrestl\w+|box(?:er|ers)|fencers?|tennis (?:players?|champions?|stars?)|rival athletes|racing drivers|cyclists|chess (?:masters|champions|players)|rivals|champions)\b/i,
      /\b(?:retired|old|former|retirement home|care home|nursing home|years (?:ago|later)|for (?:[a-z]+) years)\b/i,
      /\b(?:hated|enem(?:y|ies)|rivals?|rematch|share a room|same (?:room|home|ward)|last (?:fight|match|game)|meet again|met again|once more)\b/i,
      /\b(?:two|both|each other|rival|the (?:man|woman) (?:who|he|she)|old (?:enemy|opponent|rival)|opponent)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|neighbou?rs|village|farm|siblings|brothers|sisters|kids|children|school)\b/i,
    of: "adults",
    after: [
      "@bedroom There was one wardrobe in the room, one window, and one good chair. On the first evening they drew a line down the middle with plaster from the first-aid box. “Your side, my side,” they agreed. It was the only thing on which they had ever agreed.",
      "The two old rivals fought with what they had. One snored on purpose, and the other hid the false teeth. At breakfast the two rivals arm-wrestled for the last egg until it was cold, and the nurses bet biscuits on it. “Eight to seven for me,” said the winner. “You can't even count,” said the loser.",
      "+ On Sundays a grandchild came, and then they both sat up straight and told how it had been: that last great fight, the full hall, the trick in the final minute. They told it from two sides of the room. “And then I let you win,” came from the left. “You were lying on your back!” came the roar from the right.",
      "@bedroom.night One night there was a thud on the left side of the line, and after it a very small voice, from such a big chest. “I've fallen out of bed, and I can't get up,” it said. “Don't call the nurse. I don't want them to see me like this.”",
    ],
    end: [
      "@bedroom.night(hero give) The rival on the right felt for two slippers, walked up to the plaster line, stopped, and stepped over it. “I've beaten you so many times,” said the rival, panting, “that I ought to know how to get you off it.” It took them twenty minutes. On three they were up.",
      "@bedroom.night(hero sit) The two old champions sat on the edge of the bed, side by side, and could not speak for lack of breath. “You used to have more hair,” said the one who had fallen. “You used to have more teeth,” said the one who had helped. And then they laughed until the plaster line came off at one end.",
      "@bedroom.night(hero talk) “I only ever got up so early because of you,” said the one in the dark. “All those years I thought: my rival is already training.” “I was,” said the other. “Because of you.” For a while the two champions looked at the ceiling. “Then half of my cups are yours,” they said.",
      "@bedroom(hero sit) There is still only one good chair. They have put it at the window, and they fight for it every morning at eight. The nurses bring biscuits. The winner always gives the chair to the loser.",
    ],
  }),
  story({
    says: [
      role(
        "athlete",
        "ski jumper|diver|high diver|figure skater|ice skater|gymnast|skier|snowboarder|downhill racer|jockey|show jumper|pole vaulter|high jumper|climber|skydiver|parachutist",
      ),
      /\b(?:afraid|fear\w*|scared|nerve|fell|fall|falls|accident|crash\w*|injur\w+|broke|comeback|trust)\b/i,
      /\b(?:again|back|jump\w*|hill|water|ice|top|competition|final|coach|first|trust|board|ramp|fear|afraid|after)\b/i,
      /./,
    ],
    may: [
      role(
        "coach",
        "coach|grandfather|grandmother|trainer|father|mother|brother|sister|friend|wife|husband|daughter|son|old champion|rival|granddaughter|grandson",
      ),
    ],
    lead: "athlete",
    unless:
      /\b(?:murder\w*|ghosts?|robots?|aliens?|avalanche|summit|everest|penguin|scuba|deep[- ]sea|pearl|rescu\w+|cliff|stuck)\b/i,
    of: "people",
    after: [
      [
        "“I'm quite well,” {hero} told everyone. And {he} was, on flat ground. But up there, at the start, {his} knees remembered everything. {He} had been up three times this week, and three times {he} had climbed down again by the stairs, with {his} face to the wall. Only {coach} had seen it, and {coach} had said nothing.",
        "“I'm quite well,” {hero} told everyone. And {he} was, on flat ground. But up there, at the start, {his} knees remembered everything. {He} had been up three times this week, and three times {he} had climbed down again by the stairs, with {his} face to the wall. The only one who had seen it was the old man who swept there.",
      ],
      [
        "On the fourth day {coach} came with two stools and a bag of buns. “Today we aren't going to do anything,” said {coach}. “We're only going to sit up there and eat.” So they sat at the top, and looked down, and ate. {Hero}'s bun was shaking so much that the sugar came off. “How is it?” asked {coach}. “Sweet,” said {hero}.",
        "On the fourth day the old man came with two stools and a bag of buns. “Today you aren't going to do anything,” he said. “We're only going to sit up there and eat.” So they sat at the top, and looked down, and ate. {Hero}'s bun was shaking so much that the sugar came off. “How is it?” asked the old man. “Sweet,” said {hero}.",
      ],
      "+ After that they began at the very bottom, where the smallest children practise. {Hero} fell on purpose: forwards, sideways, into a heap of mats. {He} fell forty times a day. The children found it splendid and fell along with {him}, and a boy with no front teeth gave {hero} marks. “That was a six,” he said. “You looked frightened.”",
      [
        "And then the day of the competition was there. It was windy. {Hero} stood at the top, as the last one, and below {him} the people were as small as pins. {His} knees began to remember. {He} looked for {coach} and could not find {coachhim} in the crowd. {He} had one foot on the stairs already.",
        "And then the day of the competition was there. It was windy. {Hero} stood at the top, as the last one, and below {him} the people were as small as pins. {His} knees began to remember. {He} looked for the old man with the broom and could not find him in the crowd. {He} had one foot on the stairs already.",
      ],
    ],
    end: [
      [
        "There, on the top stair, sat {coach}, with a bag of buns. “I've come up by the back,” said {coach}, quite out of breath. “You don't have to. I've got one for you either way.” {Hero} looked at the bag. “Are you afraid for me?” {he} asked. “Very,” said {coach}. “So you can leave that to me.”",
        "There, on the top stair, sat the old man, with a bag of buns. “I've come up by the back,” he said, quite out of breath. “You don't have to. I've got one for you either way.” {Hero} looked at the bag. “Are you afraid for me?” {he} asked. “Very,” said the old man. “So you can leave that to me.”",
      ],
      "It was such a strange offer that {hero} took it. {He} turned round, breathed out, and let go. There was the wind, and there was the terrible place, and then it lay behind {him}. For one moment there was nothing to hold on to anywhere, and {hero} had forgotten how beautiful that was. {He} heard somebody shout for joy, and it was {himself}.",
      "+ {He} came down with both feet. It was not the best of the day, by no means, and it was not the worst. In front of all those people {hero} then did what {he} had practised most of all: {he} let {himself} fall, forwards, into the soft snow of paper that the children were throwing. The boy with no front teeth held up a sign. “Ten,” it said.",
      [
        "The medal of the winner hangs in another house. On {hero}'s shelf there stands a paper bag, empty, and a bit greasy, with a date on it. When a young one stands up there with shaking knees, {hero} climbs up by the back, with {coach} behind {him}, and brings two stools.",
        "The medal of the winner hangs in another house. On {hero}'s shelf there stands a paper bag, empty, and a bit greasy, with a date on it. When a young one stands up there with shaking knees, {hero} climbs up by the back and brings two stools.",
      ],
    ],
  }),
];
