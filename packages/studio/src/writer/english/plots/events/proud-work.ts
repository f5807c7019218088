import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Grown-ups at work who are put to the test: critics, broken hands, old fears, last days, things that do not fit. */
export const proudWork: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:got|gets|received|receives|reads?) (?:an? )?(?:very )?(?:bad|terrible|awful|nasty|horrible|cruel|devastating|one-star) (?:review|criticism|rating)s?\\b[^.]*|(?:food |restaurant |music |theatre |theater |art )?critic\\b[^.]*(?:tore|tears|wrote|hates?|hated|comes|came|destroys?|visits?|visited)[^.]*",
    ),
    idea: /\b(?:restaurants?|chef|cook|bak\w+|caf[eé]|inn|artist|painter|potter|gallery|sculptor)\b/i,
    after: [
      [
        1,
        "It was four lines long. {Hero} read it standing, then sitting, and then in the cold room, among the fish, where nobody could see {him}. “Correct,” it said there. “Without mistakes, and without a heart.” The rest was about the napkins.",
        "It was four lines long. {Hero} read it standing, then sitting, and then in the cellar, where nobody could see {him}. “Correct,” it said there. “Without mistakes, and without a heart.” The rest was about the chairs.",
      ],
      [
        1,
        "“He's got no idea,” said the helpers. “He's got a cold.” “He's got no friends.” {Hero} said nothing. What hurt was not that it was unkind. What hurt was that {he} had thought so {himself}, some evenings, while locking up.",
      ],
    ],
    end: [
      [
        0,
        "So {he} wrote a card: “Come on Monday. We're closed.” The critic came in a thin coat and with a notebook. There was only one plate on the table, chipped, and on it the thing that {hero's} mother used to make when somebody was sad. He took a bite. He did not write anything down. After a while he said, “Mine put nutmeg in it,” and for a moment he looked like a boy of eight.",
        "So {he} wrote a card: “Come on Monday. We're closed.” The critic came in a thin coat and with a notebook. {Hero} showed him nothing that was correct. {He} showed him the very first thing that {he} had ever made, crooked and much too colourful. The critic did not write anything down. For a moment he looked like a boy of eight.",
      ],
      [
        1,
        "The second article was longer. It did not say much about how it had been. It told about a kitchen in the rain and a woman with flour on her chin. Since then it has been full on Mondays, and there is nutmeg on the table, for whoever needs it.",
        "The second article was longer, and it told mostly about a boy of eight. Since then there has been a queue on Mondays. The correct things are still to be had. Hardly anybody asks for them.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:invites?|invited|asks?|asked) (?:the |an? |his |her )?(?:[a-z]+ )?(?<guest>critic|reviewer|food critic|journalist)\\b (?:for|to|over|home|back)[^.]*",
    ),
    idea: /\b(?:restaurants?|chef|cook|bak\w+|caf[eé]|inn)\b/i,
    after: [
      [
        1,
        "The card only said: “Come on Monday. We're closed.” The {guest} came in a thin coat, on foot, and stood in the door like somebody who expects a slap.",
      ],
      [
        1,
        "There was no menu and no tablecloth. {Hero} had thought about it for three nights and had thrown away eleven ideas, each of them cleverer than the last. Then {he} had rung up {his} mother.",
      ],
    ],
    end: [
      [
        0,
        "It came on a chipped plate: the thing that one got at home when one was sad. The {guest} took a bite. No word was written down. “Mine put nutmeg in it,” the {guest} said after a while, and looked like a child of eight for a moment. {Hero} went and fetched the nutmeg.",
      ],
      [
        1,
        "They did the washing up together, in shirtsleeves. In the new article there were no stars at all. It told about a kitchen in the rain and a woman with flour on her chin, and at the end there was the address. Since then it has been full on Mondays.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:pianist|organist|piano player)\\b[^.]*(?:breaks?|broke|injures?|injured|hurts?|hurt|loses|lost|burns|burned|burnt|cuts?|paralysed) (?:his|her) (?<part>(?:left |right )?(?:hand|arm|finger|thumb|wrist|shoulder))s?\\b[^.]*",
    ),
    after: [
      [
        1,
        "It was a silly step, with a silly bag in front of it. The doctor held the picture up against the light and said a number of weeks. {Hero} did the sum. It came out too late every time.",
      ],
      [
        1,
        "{He} sat in front of it at home and did not touch anything. Everything that {he} could do had been in that {part}, for thirty years.",
      ],
      [
        1,
        "From upstairs one could hear the neighbour's boy practising. He always got stuck in the same place. After an hour {hero} could not bear it any longer, went up, and sat down next to him. “You do the one side,” {he} said, “and I'll do the other.” It was terrible. It was a bit funny. By evening it was something else.",
      ],
    ],
    end: [
      [
        0,
        "On the great day two people came out into the light, one in black and one with his shirt hanging out. A murmur went through the rows. Then they began, {his} good side and the boy's, and one could not have said where the one stopped and the other began. In the difficult place the boy did not get stuck. He looked up instead, and grinned.",
        "On the great day two people came out into the light, one in black and one with his shirt hanging out. A murmur went through the rows. Then they began, and one could not have said where the one stopped and the other began. In the difficult place the boy did not get stuck. He looked up instead, and grinned.",
      ],
      [
        1,
        "The {part} healed. {Hero} has had many evenings since, and many flowers. But when {he} is asked about the best one, {he} tells of the one on which {he} only had half. And every year there is one evening with a chair beside {him}.",
        "The {part} healed. {Hero} has had many evenings since, and many flowers. But once a year there is an evening with a second chair, and those tickets go first.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:found|finds?|discovers?|discovered|pulls?|cut) (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?<trinket>ring|wedding ring)\\b[^.]*(?:in|inside|in the belly of|out of) (?:an?|the) (?:[a-z]+ )?(?:cod|fish|salmon|trout|pike|tuna|mackerel|carp)\\b[^.]*",
    ),
    after: [
      [
        1,
        "There was a clink on the board, where there should not have been any clink. {Hero} wiped it off on {his} apron. It was worn quite thin, and on the inside stood, so small that one had to turn it to the light: “For L., who laughs.”",
      ],
      [
        1,
        "All the stalls crowded round. “It's from a sunken ship.” “It's from a murder.” Only the old man who sold the shrimps kept silent. “How far out was that caught?” he asked at last. They told him. He nodded, slowly, like somebody who is adding something up.",
      ],
      [
        1,
        "{Hero} asked along the whole coast for an L. There was a Lars who never laughed. There was a Lisbet who was four years old. Each evening {hero} came back, and each evening the shrimp seller asked, far too casually, whether there was any news.",
      ],
    ],
    end: [
      [
        0,
        "In the end {hero} simply held it out to him. “What's your wife called?” {he} asked. “Was called,” said the old man. “Lotte.” He had thrown it into the sea himself, twenty years ago, on the day after she had died, because he could not look at it. He had regretted it before it had even hit the water. He put it on the little finger, it did not fit any other, and then he laughed, for the first time that anybody could remember, and it sounded a bit like two people.",
      ],
      [
        1,
        "At that stall one gets a handful more than one has paid for now. And sometimes, when it is quiet, one hears somebody telling a joke back there, and then a pause, in which nobody is standing.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:built|builds|made|makes|carved|painted|assembled|baked|sewed) (?:an?|the|his|her) (?:[a-z]+ )?(?<thing>boat|ship|canoe|submarine)\\b[^.]*(?:living room|cellar|basement|attic|flat|kitchen|garage|bedroom|bathroom|house|room|door)\\b[^.]*",
    ),
    idea: /\b(?:(?:does|did|do|would|will) not fit|doesn['’]?t fit|didn['’]?t fit|too (?:big|large|wide)|cannot get|could not get|can['’]?t get|through the door)\b/i,
    after: [
      [
        1,
        "{He} had measured everything, the planks and the angles and the depth of the river. {He} had only never measured the door. It was eighty-one centimetres wide. The {thing} was two metres ten.",
      ],
      [
        1,
        "“It'll have to be sawn up,” said the first neighbour. “The house will have to be sawn up,” said the second. {His} sister said that she had told {him} so, three years ago, when there had only been a keel and no sofa any more. {Hero} walked round it and stroked the wood.",
        "“It'll have to be sawn up,” said the first neighbour. “The house will have to be sawn up,” said the second. {Hero} walked round it and stroked the wood.",
      ],
      [
        1,
        "For a month people came in the evening to look at it. They sat in it, six at a time, with their beer, and gave advice. It was the best bar in the street. “Actually,” somebody said, “it's quite nice here.”",
      ],
    ],
    end: [
      [
        0,
        "Then the river rose. It came over the meadow at night, up the steps and through the letter slot. {Hero} woke up because the lamp was swaying. Down below the {thing} had lifted from its trestles and knocked against the window, like somebody who would like to come out. The wall with the window had always been the weakest. One push, and they were outside, {he} and the {thing}, under the stars, in the middle of the cabbages.",
        "Then the spring storm took off the roof. It lifted it quite neatly, like the lid of a pot, and laid it on the cabbages. {Hero} stood there in {his} nightshirt and looked up. There were stars where the lamp had been. “Well,” {he} said, “two metres ten.” By noon there was a crane, and the whole street was holding a rope.",
      ],
      [
        1,
        "The wall has been built up again, with a door in it, two metres twenty wide. “What do you need that for?” asked his sister. {Hero} already had a pencil behind {his} ear. “You never know,” {he} said.",
        "Everything has been built up again, with a door two metres twenty wide. “What do you need that for?” they asked. {Hero} already had a pencil behind {his} ear. “You never know,” {he} said.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:got|gets|was given|received|repaired?|repairs|brought|brings|found|finds|bought) (?:an?|the|an old) (?:[a-z]+ )?(?<clock>watch|clock|pocket watch|alarm clock|grandfather clock|wristwatch|cuckoo clock)\\b[^.]*(?:backwards?|backward|wrong way|thirteen|stopped at|only (?:runs|ran|ticks|ticked)|slow(?:er)?|midnight|an hour)[^.]*",
    ),
    idea: /\b(?:watchmaker|clockmaker|repair\w*|jeweller)\b/i,
    after: [
      [
        1,
        "It was brought by a woman in a grey coat who did not give her name. “It doesn't run properly,” she said. {Hero} opened it. There was no mistake anywhere in it. Each wheel did what a wheel should do, only that it all went the other way.",
        "There was no mistake anywhere in it. {Hero} opened it and looked for a long time. Each wheel did what a wheel should do, and still it did not go as others go.",
      ],
      [
        1,
        "{Hero} let it lie next to {him} for a week. Then {he} began to notice something. When it was wound up, {he} remembered things: the smell of the school, the name of the dog, the exact words with which {he} had sent somebody away. {He} had not thought of that for thirty years.",
      ],
      [
        2,
        "One night {he} wound it up as far as it would go. {He} was twenty then, and somebody was standing at the door with a suitcase. “Say something,” said the somebody. {Hero} had not said anything then. {He} said it now, aloud, in the empty workshop.",
      ],
    ],
    end: [
      [
        0,
        "The woman came on the Saturday. “Is it repaired?” “No,” said {hero}. “There's nothing wrong with it. It's the rest of us who don't look back.” She smiled, as if it had been the right answer. “Most people set it right,” she said. “You've used it. Keep it, then, until you have finished.”",
      ],
      [
        1,
        "{Hero} needed it only once more. Then {he} wrote down an address that {he} had always known by heart. The {clock} went on to the next one who had something to make up for. In the window there hangs a sign: repairs of all kinds, please bring some time.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:found|finds|discovers?|discovered|saw|sees|reads?) (?:his|her|my) own (?<own>name|face|grave|obituary|portrait|photo|photograph|picture|handwriting|death notice|statue)\\b[^.]*",
    ),
    idea: /\b(?:grave\w*|tomb\w*|cemetery|churchyard|headstone|memorial)\b/i,
    after: [
      [
        1,
        "{Hero} read it three times and then once aloud. It was spelled correctly, with the second name in it that nobody knew. {He} pinched {his} arm. It hurt. So that was not it.",
        "{Hero} looked three times, and then once more with {his} glasses on. {He} pinched {his} arm. It hurt. So that was not it.",
      ],
      [
        1,
        "“Excuse me,” {he} said to the man with the wheelbarrow. “This here is me.” The man looked at it, and at {him}, and scratched his head. “You look well,” he said. He thought it over. “It's an old one. A hundred years, at least. Ask at the last house. They've got the same nose up there.”",
      ],
    ],
    end: [
      [
        0,
        "At the last house {his} own nose opened the door, in the middle of an old woman's face. “There you are at last,” she said. There had been two brothers once, and one had gone away over the sea and had taken nothing along except the name. Each first-born had been given it since then, on this side and on that one. Nobody had known any longer whether there was still anyone over there.",
      ],
      [
        1,
        "They had to put up three tables. There were forty of them, all with the nose. {Hero}, who had thought in the morning that {he} was alone in the world, had to be kissed by all of them, one after the other. {He} goes back every summer. On the way {he} puts down a flower for the other one. “Morning,” {he} says. “It's me.”",
        "They had to put up three tables. There were forty of them, all with the nose. {Hero}, who had thought in the morning that {he} was alone in the world, had to be kissed by all of them, one after the other.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:is|was|were) the (?:last|only) (?:one|person|man|woman|inhabitant|resident|human|couple|family|soul)s? (?:who |that )?(?:(?:still )?(?:lives?|lived|stayed|stays|left|remained|remains)|living|left|remaining|in|on|of)\\b[^.]*",
    ),
    idea: /\b(?:village|valley|hamlet|mountain)\b/i,
    after: [
      [
        1,
        "The others had gone one by one, first the young ones, then the baker, and then the priest with the cat. They had left their keys with {hero}. Forty-one keys hung beside the stove, each with a label, and once a month {he} went round and aired all the houses.",
      ],
      [
        1,
        "{He} said good morning to the school and good evening to the mill. In the square {he} played cards against an empty chair, and lost now and then. In the winter there was a lamp in a different window every evening, so that it did not look so dark from the valley.",
      ],
      [
        2,
        "“Come down to us,” said the daughter on the telephone. “What is there up there?” {Hero} looked out. There were the swallows, there was the smell of the rain on the stones, and a fox was crossing the church square as though it had an appointment. “Everything's still here,” {he} said. “It's only that nobody's in.”",
        "The ones from the valley said that it was madness. {Hero} looked out. There were the swallows, there was the smell of the rain on the stones, and a fox was crossing the church square as though it had an appointment.",
      ],
    ],
    end: [
      [
        0,
        "Then, one evening in the fog, there were voices. It was a couple with a pram, and they had lost the way long ago. “We heard a bell,” said the woman, quite out of breath. “We walked towards it.” They only wanted to stay one night. {Hero} looked at the labels beside the stove for a long time. “Number nine,” {he} said. “It's the sunny one. The chimney draws well.”",
        "Then, one evening in the fog, there were voices. It was a couple with a pram, and they had lost the way long ago. “We saw a light,” said the woman, quite out of breath. They only wanted to stay one night. {Hero} looked at the labels beside the stove for a long time. “Number nine,” {he} said. “It's the sunny one. The chimney draws well.”",
      ],
      [
        1,
        "There are still thirty-three keys beside the stove. The other eight have been handed out. Somebody is baking again. The chair opposite in the square is occupied, and {hero} loses much more often now, and complains about it loudly and happily.",
      ],
    ],
    isWhole: true,
    isDecisive: true,
    isAtOnce: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:has to|had to|must|needs to|is to|was to) tell (?<one>(?:an?|the|his|her) (?:[a-z]+ ){0,2}?[a-z]+) that (?:he|she|they) [^.]*\\b(?:too old|stop|give up|retire|never again|no longer)\\b[^.]*|(?:doctor|doctors|children|family|son|daughter) (?:says?|said|tells?|told|forbids?|forbade|think|thought)(?: (?:him|her|that))* (?:he|she)?(?: is| was)? ?(?:too old|must stop|had to stop|should stop|has to stop|not allowed|never again|to stop|has to move)[^.]*|(?:is|was) too old to (?<act>[a-z]+)[^.]*,? (?:says?|said) (?:his|her|the) [a-z]+",
    ),
    after: [
      [
        1,
        "It is the sort of sentence that one can turn round as one likes, it stays the same. It was said in the end, quite quickly, between the window and the door. Then it was quiet. Outside a cart went by.",
      ],
      [
        1,
        "“Have you ever got up before the sun?” came the answer. “Then you'll know it. It's dark and cold, and you think: I won't. And then you do it all the same, and it gets light. I've done that for fifty years. How does one stop?” There was nothing about that in any book.",
      ],
      [
        2,
        "They went round together, because one can talk better while walking. Every post had a story, and every step. At the end of the round they were both out of breath, and neither of them mentioned it.",
      ],
    ],
    end: [
      [
        0,
        "They found a way on the bench behind the house. It was not stopping, and it was not going on. There was a girl in the neighbourhood who could do everything and knew nothing, and there was somebody here who knew everything. From now on one of them would sit on a chair in the middle and point with a stick. “Higher! And with feeling!” one could hear as far as the road.",
      ],
      [
        1,
        "The chair is placed a little differently every day, so that it stands in the sun. On the quiet, when nobody is looking, somebody still gets up from it now and then for the length of one song, or one furrow. The doctor knows about it. The doctor always drives past just then, and looks the other way.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:runner|athlete)\\b[^.]*(?:carries|carried|supports?|supported|drags?|dragged|gave up (?:his|her) (?:race|win|victory))\\b[^.]*(?:rival|opponent|competitor|other|fallen|finish|stranger|runner|enemy)[^.]*",
    ),
    after: [
      [
        1,
        "Eleven years of training were in those legs, and every single morning. The line was in sight. {Hero} had already heard the first shouts, when in front, only a few steps ahead, somebody swayed, took two more steps like a puppet, and fell.",
      ],
      [
        1,
        "One runs past. Everybody says so: you run past, there are people for that. {Hero} {was} past already. Then {he} thought of the sound, of knees on asphalt, and {his} legs had stopped before {he} had decided anything.",
      ],
      [
        1,
        "“Leave me,” was all that {he} was told. “Go!” “Be quiet and hold on to me,” said {hero}. They had never spoken to each other in all those years, they had only known each other's back. It was heavy. It was three hundred metres, and one after the other ran past them.",
      ],
    ],
    end: [
      [
        0,
        "They came in as fortieth and forty-first, or the other way round, nobody could say it exactly, because they were one shape. Of the winner there is a photograph somewhere. Of the two of them there was one on every wall in the town. The medal that was sent to them later was sawn through the middle, at their own wish, with a kitchen saw.",
      ],
      [
        1,
        "They train together now. {Hero} is still the faster one on the flat, and the slower one uphill. “Next year I'll beat you,” is said each time, and each time, three hundred metres before the end, they both look to the side for a moment.",
        "They train together now. “Next year I'll beat you,” is said each time, and each time, shortly before the end, they both look to the side for a moment.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
];
