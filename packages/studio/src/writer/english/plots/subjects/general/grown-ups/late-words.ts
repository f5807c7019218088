import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|magic\w*|wizard|witch|dragon|aliens?|zombie\w*|spy|spies|princess|prince|king|queen|elf|santa|pirates?|mermaid|detective|little girl|little boy|bear|fox|mouse|rabbit)\b/i;

/** Stories of reunions, bets, gatherings that go wrong, lamps that are kept, and words that come late. */
export const lateWords = [
  story({
    says: [
      /\b(?:class|school|college|university) reunion\b|\breunion of (?:his|her|their) (?:old )?class\b/i,
      /\b(?:pretend\w*|lie[sd]?|lied|claim\w*|outsider|bull\w+|unsuccessful|afraid|ashamed|jobless|unemployed|old (?:love|flame|rival)|years|decades|former)\b[^.]*/i,
    ],
    may: [
      /\b(?:went|goes|at|to) (?:her|his|the)? ?[^.]*?reunion\b/i,
      /\b(?:architect|doctor|lawyer|director|pilot|millionaire|successful|famous)\b/,
    ],
    unless: UNREAL,
    after: [
      "There were name badges, with a photograph from back then. {Hero} pinned {his} on so that the ribbon hung over the picture. The hall smelled of floor polish, as it always had. All the others seemed to have come straight from the hairdresser. “And what do you do?” they asked before they had even said hello, and {hero} heard {himself} give the answer that {he} had prepared in the car.",
      "+ It went well, much too well. They nodded and were impressed. But such an answer has children. “Where exactly?” “For how long? Then you must know my cousin!” {Hero} said yes to the cousin. {He} invented a house, and a view from it. By the time the soup came, {his} life had become so splendid that {he} would not have recognised {himself} in the street.",
      "+ On the wall hung the old class photograph. {Hero} looked for {himself} and took a while. {He} stood at the edge of the back row, half behind somebody's shoulder, as if on the way out. There had been a seat free in the middle. {Hero} remembered that now. Nobody had told {him} to stand at the edge.",
      "Then the microphone was passed round. Everyone was to tell in three sentences what had become of them. {Hero} watched it coming closer, from table to table, like a lit fuse. Before {him} it was the turn of the most brilliant of them all, whom they had all envied. “I wrote a speech,” that one began, “with a boat in it,” and stopped. “There is no boat. I lost my job in the spring. I nearly didn't come.”",
      "You could have heard a pin drop. Then the microphone was in {hero's} hand, and it was warm. {He} looked at all the faces. Under the make-up and the beards they were still the same children, afraid of being asked. “I've got no boat either,” said {hero}. “And what I told you over the soup isn't true. Shall I start again?” “Please,” said the brilliant one.",
    ],
    end: [
      "{Hero} needed more than three sentences. {He} told them what had really become of {him}: the wrong turns, the small flat, and the one thing that {he} was proud of, though it did not look like much. {He} was not interrupted. When {he} had finished, a woman at the far end got up. “My turn,” she said. “I'm not really blonde, and that's the least of it.” The laughter went all through the hall.",
      "+ After that the evening was not to be stopped. They told each other their bankruptcies as others show holiday pictures. Somebody admitted to having copied from {hero} for three whole years. Somebody else said, “I always wanted to sit next to you. You looked as if you didn't need anyone.” “I practised that look,” said {hero}. They danced until the caretaker turned off the light.",
      "At the end there was a new photograph, with all of them on the same steps. They are older in it, and the hair has not got better. {Hero} had gone to the edge of the back row, out of habit. Six hands pulled {him} out of there. In the picture {he} stands in the middle, with {his} badge on straight and {his} mouth wide open, in the middle of a true sentence.",
    ],
  }),
  story({
    says: [
      /\b(?:bet|bets|wager\w*)\b[^.]*/i,
      /\b(?:colleagues?|guards?|workmates?|friends|flatmates|co-?workers?|office|cooks?|waiters?|nurses?|teachers?|brothers|sisters|drivers?|neighbours)\b/i,
    ],
    may: [/\b(?:that|who|which of)\b[^.]*/],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:poker|casino|gambl\\w*|horse race|bookmaker|devil|lottery|race|kiss|marry|alphabet|children|kids)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "The bet was written on a paper napkin, and signed by both sides, so that nobody could talk their way out of it later. A third colleague kept the napkin in her purse and was made the referee. “This will be the easiest money of my life,” each of the two said, and they shook hands on the bet a little too hard.",
      "The first day was easy, and they grinned at each other over their cups. On the second day it was less so. It turned out how often a person comes up against such a thing without noticing, from the alarm clock on. By the third day the whole house knew about the bet. Strangers on the stairs asked how it stood. There was a list on the notice board, and side bets in chocolate.",
      "+ Naturally there was cheating. A chair was sawn halfway through. A rumour was spread, and a telephone call came that was not from the head of the company. The referee ruled on it all with great severity, and noted every case on the back of the napkin. “You two,” she said, “haven't had so much fun at work since I've known you.” They denied it.",
      "Just before the end it stood exactly even. Then one of the two came in with a grey face and sat down without a word. There had been bad news from home. The other saw it. It was the moment to win: one word, one little push would have been enough. The other one stood there with the push all ready. Then the other sat down too.",
      "“The bet's off,” was all that was said. “Tell me.” It was a long story, and a sad one. They had sat side by side for years, and had known how the other took coffee, but not that there was a sick mother. “Why did you never say anything?” “You never stopped talking.” It was meant as a joke. They both looked at the floor.",
    ],
    end: [
      "In the evening the referee took out the napkin. “Somebody has to pay,” she said. “That's how it's written here.” So they put the stake on the table, both of them, the whole sum, and bought a train ticket with it, so that one could go home for a week. The other did the work of two, and complained about it only to the plant.",
      "+ When the week was over, they met at the coffee machine and were embarrassed. “Thanks.” “It's nothing.” Neither knew how to go on from there. Then one of them looked into the cup, and said slowly, “I bet that you can't say one nice thing about me without going red.” The answer took a while. The bet was lost immediately.",
      "The napkin hangs behind glass next to the notice board, coffee stain and all. By now there are seventeen more. Nobody has ever earned a penny by any of the bets. But on Mondays people come to work a few minutes too early here, to see what it says on today's.",
    ],
  }),
  story({
    says: [
      /\b(?:holiday|vacation|cruise|camping|road trip|trip|weekend|dinner|christmas|easter|birthday|lunch|picnic|barbecue|reunion)\b/i,
      /\b(?:goes|went|going|gone) (?:terribly |completely |horribly |badly )?wrong\b[^.]*|\b(?:no one|nobody|none of them) (?:was|is) (?:speaking|talking)[^.]*|\b(?:turned|turns) into a (?:disaster|catastrophe|nightmare)[^.]*|\bended in (?:chaos|disaster)[^.]*/i,
      /\b(?:family|couple|in-laws|parents|siblings|brothers|sisters|relatives|grandparents|husband|wife|cousins)\b/i,
    ],
    may: [/\b(?:when|because|after|and) [^.]*/, /\b(?:first|camping|cruise|christmas|new)\b/],
    unless: UNREAL,
    after: [
      "It had been planned for months. There was a list with three colours, and in the list there was no room for what happened. {Hero} stood in the middle of the mess and said, “It's not so bad.” Nobody answered. Somebody laughed, but it was not the good sort of laugh. A thing that has been looked forward to for so long makes a great deal of noise when it falls.",
      "+ After that it went on by itself. One remark was about the mess. The next one was about whose idea it had been. From there it was only a short way to things that had happened years ago: the borrowed car, the speech at the wedding, who had been Grandmother's favourite. {Hero} heard {himself} join in. {He} had not known that {he} was still angry about the car.",
      "+ Then came the silence, and that was harder to bear than the shouting. They sat together because there was nowhere else to go, and each looked in a different direction. {Hero} counted what it had all cost. It came to a bit more than a new washing machine, and a washing machine would at least have been of use.",
      "It was an aunt who began it, the deaf one, who had missed the whole quarrel. She looked round cheerfully. “This is almost as bad as the time when your grandfather drove us into the lake,” she said. They stared at her. “In the car. With the cake.” Nobody had ever heard about a lake. “He said that it was a short cut,” said the aunt.",
      "She told it from start to finish, with the floating cake. Somebody had to snort. Somebody else then knew another one, worse, with a tent and a bull. “And the time when the turkey caught fire,” said {hero}, and found that {he} was holding a hand. They outdid one another. Not one of the stories was about a day on which everything had gone as planned.",
    ],
    end: [
      "So they saved what could still be saved. They ate what was left of it with their fingers, from one big bowl, and wore what was dry, no matter whose it was. {Hero} apologised for what {he} had said. “You were right, though,” came the answer. They played a game whose rules they had all forgotten, each in a different place, and it took half the night.",
      "+ When they said goodbye, they hugged each other for longer than they usually did. “Never again,” they all said. “Same time next year?” asked the aunt, who had not heard it. {Hero} looked from one to the other. They were tired, rumpled and stained, and not one of them wanted to be the first to go. “Same time next year,” said {hero}.",
      "There is just one picture of it. It is blurred, something in the background is plainly broken, and all of them are laughing so hard that you cannot make out who is who. {Hero} has had it framed. It hangs above the new list, which has only one colour, and only one line: “Bring the aunt.”",
    ],
  }),
  story({
    says: [
      /\b(?:lost at sea|never (?:came|returned) (?:back |home )?from (?:the )?sea|drowned|did not (?:come back|return) from (?:the )?sea|lost (?:their|his|her) (?:son|daughter|child|children) (?:at|to) (?:the )?sea)\b/i,
      /\b(?:lamp|light|lantern|candle|lighthouse|fire|beacon)\b[^.]*/i,
      /\b(?<child>(?:[Tt]heir|[Hh]is|[Hh]er|[Aa]) (?:only |young |eldest |youngest )?(?:son|daughter|child|boy|girl))\b/,
    ],
    may: [/\b(?:every (?:night|evening)|each (?:night|evening)|window|kept|put|lit|light)\b[^.]*/],
    unless: UNREAL,
    of: "people",
    after: [
      "+ In the village they no longer spoke about it. At first people had brought soup, and then advice. “You have to let it go out one day,” they said kindly. {Hero} nodded, and bought oil. It had never been decided. On the first night without {child} a light had been put there, so that {child} could see it from far out. And what sort of parents put out a light before the child is home?",
      "So it went, through all weathers. The wick was cut at dusk, and the glass was rubbed with a sleeve. It was done in silence, and always in the same order. Sometimes {hero} had a cold, or a quarrel, or simply no strength. The light burned all the same. The chair of {child} stood by the wall, and the jacket hung over it, with one button missing.",
      "+ On the birthday of {child} there was cake. They ate it by the window, and {hero} worked out how old {child} would be now, and whether it would be grey hair or none. That was allowed, once a year. Then the crumbs were shaken out for the gulls. “The light is good tonight,” they said to each other. “You can see it a long way.”",
      "Then came the worst storm in all those years. The power failed, and one after the other the windows of the village went black, and the lights of the harbour too. There was only this one light left on the whole coast. It flickered. {Hero} held {his} bare hands round it and did not take them away, not even when they began to hurt. Out there, for a moment, something white was to be seen.",
      "Towards four o'clock there was a knock at the door. {Hero} could not get up at first. Outside stood three young people, blue with cold, in yellow jackets, with salt in their hair. “Is this the house with the light?” asked the youngest, a lad with chattering teeth. “We had nothing else. We steered by it. Without it we'd be on the rocks.”",
    ],
    end: [
      "They were put by the stove, and blankets were fetched. The lad was given the jacket from the chair, since it was the only dry one left. It fitted. {Hero} saw it, turned away and busied {himself} with the soup for a while. “Who's the light for?” asked the lad. So {hero} told him about {child}, aloud, for the first time in years. It was not as hard as {he} had thought.",
      "+ In the morning the mothers came, three of them, running up the hill with their coats open. They did not say a word. They took {hero} in their arms and held {him} as if {he} was the one who had come out of the sea. {Hero} had lit a light for one who was to come home. Now {he} saw that three had come by it. {He} wept as {he} had not wept even then.",
      "The light burns every evening, and it is no longer lit in silence. On Sundays the lad comes up the hill to cut the wick; he has sewn on the button. Afterwards they sit at the window with cake. Far out, boats go by, and each of them lifts its lamp for a moment towards the house as it passes: a greeting for {hero}, and one for {child}.",
    ],
  }),
  story({
    says: [
      /\b(?:confess\w*|admit(?:s|ted)|told the truth|finally (?:told|tells)|came clean)\b[^.]*/i,
      /\b(?:(?:\w+ty|\d\d|thirty|twenty|many|decades) years|years (?:later|ago)|decades|all (?:his|her) life|for years)\b/i,
      phrase("(?:confessed|confesses|admitted|admits|told|tells) (?:the truth )?to <other:somebody>"),
    ],
    may: [/\bthat (?:he|she|it|they)\b[^.]*/],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:deathbed|dying|dies|died|police|court|priest|love to|loved|loves|crime|strangled|crush|wife|husband)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "It had taken {hero} four attempts. Three times {he} had had the first word on {his} tongue and then asked for the salt. Now it was said, and it stood in the room. {Other} had been about to pour the tea. The pot stayed in the air. “Say that again,” said {other}. {Hero} said it again, and it had not grown any smaller.",
      "+ “All these years,” said {other} at last. “I sat next to you on every birthday. You looked me in the eye.” “Yes,” said {hero}. {He} had worked out explanations, good ones, with fear in them and youth. Face to face with {other} they fell apart like wet paper. “I have no excuse,” said {hero}. “I only had more and more reasons to keep quiet.”",
      "+ {Other} wanted to know all of it: the day, the hour, who else had been there. {Hero} answered every question. It was strange. {He} had spent half {his} life making sure that nobody would ever ask, and now each answer made it a bit easier to breathe. {He} was ashamed of that. It was not for {him} to feel lighter.",
      "Then {other} put the teapot down, took a coat and went. {Hero} heard the steps on the gravel. {He} did not run after them. {He} sat there until it was dark, in front of two cups, and understood something: {he} had always believed that the worst would be the moment in which it came out. It was the moment after.",
      "For three weeks there was no word from {other}. {Hero} did not write. {He} did not ask to be forgiven, for that would only have been one more thing that {he} wanted. On the Sunday of the fourth week somebody sat on the wall in front of the house. It was {other}, grey in the face, as if from a long journey. “Move over,” said {other}, though it was {hero} who was standing.",
    ],
    end: [
      "“I've been angry,” said {other}. “I'm going to go on with it for a while.” “Yes,” said {hero}. “But I've been thinking. All my life I thought that something was wrong with me, because there was always a part of the story missing. Now I've got it. It's an ugly part. It fits.” {Other} held out a hand, not to be shaken, but as you do for help in getting up. {Hero} took it.",
      "+ They drove together to the place where it had begun. It did not look like anything in particular. {Hero} told it there once more from the beginning, and left out nothing that was to {his} shame. {Other} corrected two things that only {other} could know. So they put it together, piece by piece, until they both had the same past. It had never happened to them before.",
      "It isn't as it was, and {hero} does not expect it to be. But on birthdays {other} still sits next to {him}. When {hero} clears {his} throat, {other} looks up with raised eyebrows. “Have you got something else to confess?” “Only the salt,” says {hero}. “Could you pass it?” And {other} lets {him} wait for it, a moment longer than necessary.",
    ],
  }),
];
