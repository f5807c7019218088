import { role, story } from "../subject-story.ts";

/** Stories of things that go wrong at work: hiccups, brakes, a wrong grave, a cake for somebody else's wedding, a guest who stays. */
export const smallDisasters = [
  story({
    says: [
      /\b(?:opera singer|singer|soprano|tenor|newsreader|news (?:anchor|presenter)|actor|actress|pianist|trumpeter|priest|president|speaker|politician|conductor|presenter|bride|tv presenter|violinist|flautist)\b/i,
      /\b(?<fit>hiccups|sneezing fit|laughing fit|giggles|itch|rumbling stomach)\b/i,
    ],
    may: [/\b(?:opening|first|big) night\b|\bpremiere\b|\bconcert|live\b/i, /\bstage\b/i],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|school|children|animals?|dragon)\b/i,
    of: "people",
    after: [
      "@theatre(hero stand) {Hero} tried everything that is known against the {fit}. {He} drank from the wrong side of a glass. {He} held {his} breath until the wardrobe mistress slapped {him}. The fireman jumped out from behind a curtain and shouted. It frightened the whole house, except for {hero}.",
      "@theatre(hero look) “Three minutes,” said the stage manager, a woman called Ottilie. “There's nobody who could stand in for you.” {Hero} looked through the gap. There sat two thousand people in velvet, and in the middle the critic, Mr Grimm, who had slept through the last four premieres. The {fit} came back at once, and shook {hero} like a tram.",
      "+ @theatre(hero talk) “Think of something sad,” whispered the chorus. {Hero} thought of {his} canary, which had died in the spring. “Think of something dull.” {Hero} thought of the tax. Each time there was half a minute of peace. Then it came again, and it was always in the middle of a thought.",
      "@theatre.night(hero stand) The curtain went up. For nine bars it went well. Then, on the most tender place of the evening, before the word “love”, it happened, so loudly that it came back from the gallery. The orchestra stopped. It was a terrible stillness. Somewhere up there a single child laughed.",
    ],
    end: [
      "@theatre.night(hero look) {Hero} could have run off. {His} feet were already pointing that way. But {he} knew that laugh: only a person who is really listening laughs like that. {Hero} put a hand on {his} heart and nodded to the conductor. “Once more, please,” {he} said, “and leave a gap for me.”",
      "@theatre.night(hero dance) They left a gap. Before every “love” there was a rest of one beat now, and exactly into that fell the {fit}. It sounded as if a heart tripped over its own feet. The house roared, and then it grew quiet, in quite another way. A heart really does trip. They had simply never heard it before. At the end not one person in the velvet was asleep.",
      "+ @theatre(hero talk) Mr Grimm came behind the stage in person. His waistcoat was wet with tears. “I've heard it a hundred times,” he told {hero}, “and always thought that the two on the stage were made of plaster. How did you come up with it?” {Hero} opened {his} mouth to answer. The {fit} had gone.",
      "@theatre.night(hero stand) It is always sung like that now, in every house where that piece is given, with a rest before the word. The young ones ask where it comes from; it isn't in the score. {Hero} smiles and drinks a glass of water, from the wrong side, to be on the safe side.",
    ],
  }),
  story({
    says: [
      /\b(?<bus>bus|minibus|coach|tram|truck|matatu|jeepney|taxi|cable car|train|lorry|school bus|ferry)\b/i,
      /\b(?:brakes?|engine|steering|gears?|wheels?|tyre|motor)\b/i,
      /\b(?:fail\w*|br[eo]a?k\w*|broken|stop(?:s|ped)?|g[io]v(?:e|es|en) (?:out|up)|gave (?:out|up)|no longer|does(?: not|n't) work|lost|loses|burst|stuck)\b/i,
    ],
    may: [/\bpassengers?\b/i, /\bmorning\b/i, /\bhelp\w*\b/i, /\bdriv\w+|drove\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|kids|bomb|school|dies|died|crash\w*|spaceship|in love|snow\w*|hostage|sabotage\w*)\b/i,
    of: "people",
    after: [
      "@bus(hero sit) At first only {hero} knew it. {His} foot went down, and went on down, and there was nothing there. The hill began behind the petrol station and ended in the market, and on Saturday mornings everybody was in the market. {Hero} changed down with a noise like a falling cupboard. “Hold tight, please,” {he} said. It came out much too friendly.",
      "@bus(hero talk) Then they all knew it. A man began to pray, and a woman with hens began to scold him. “Quiet!” called {hero}. “Everyone over to the left!” They pressed over to the left, and the {bus} took the bend on two wheels. “And now to the right!” They had never done anything together before, except not look at each other.",
      "+ @bus(hero look) “I'm a bricklayer,” said somebody behind {hero}. “What do you need?” “Weight at the back,” said {hero}. “And noise at the front.” A schoolteacher leaned out of the window and rang a handbell. Two fat brothers who had not spoken since a funeral climbed over the seats, sat down on the last bench, and held hands.",
      "@street(hero point) The market came nearer. {Hero} saw umbrellas, and faces, and a pyramid of melons. There was one way out only, on the left: the steep lane up to the church. It was as wide as the {bus} and a hand. Nobody had ever driven up it. “When I say so,” shouted {hero}, “you all put out an arm on your own side and push us off the wall.”",
    ],
    end: [
      "@street(hero sit) “Now!” Thirty arms went out. The {bus} shot into the lane, scraped on the left and was pushed, scraped on the right and was pushed. It grew slower, and slower still, and stood. Then it began, quite gently, to roll backwards. “Out!” cried {hero}. “Stones!”",
      "@street(hero give) A bricklayer had the first under the wheel, and after him came the praying man, and the woman with the hens. When it was quiet they all stood round, with grazed elbows, and looked at what they had done. {Hero} wanted to thank them. {His} knees gave way instead, and {he} sat down on the church steps. The woman set a hen in {his} lap. It was warm.",
      "+ @street(hero eat) Nobody took the next {bus}. They bought melons, and ate them on the steps until noon. It turned out that they had been travelling together for eight years, and that the praying man sang, and that the teacher's handbell was cracked and the bricklayer could solder. The two brothers were still holding hands. They had forgotten to stop.",
      "@bus(hero talk) The brakes are new now. But at the bend behind the petrol station {hero} still calls out, every morning: “To the left!” And the whole {bus} leans to the left, with hens and handbags, and greets the lane to the church in passing. Strangers who get on for the first time hold tight and wonder what kind of family this is.",
    ],
  }),
  story({
    says: [
      role(
        "baker",
        "pastry chef|pastry cook|baker|confectioner|cake maker|florist|seamstress|tailor|wedding planner|wedding photographer|photographer|chef|caterer|hairdresser|dressmaker|goldsmith|jeweller",
      ),
      /\b(?:wedding|marr(?:y|ies|ied)|bride)\b/i,
      role(
        "ex",
        "ex-fiancé|ex-fiancée|ex-husband|ex-wife|ex-boyfriend|ex-girlfriend|ex|first love|former fiancé|former husband|former wife|old love|great love|best friend|ex-fiance",
      ),
    ],
    lead: "baker",
    may: [
      /\b(?<work>(?:wedding )?(?:cake|dress|bouquet|flowers|rings?|suit|menu|photos|pictures))\b/i,
      /\bmust|had to\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|revenge|poison\w*|kidnap\w*|singer|dead|dies|died)\b/i,
    of: "people",
    after: [
      [
        "@kitchen(hero read) {Hero} read the order twice. There was the date, and the number of guests, and the name of {ex}. “I can send it to somebody else,” said the assistant, Margot, who could read upside down. “No,” said {hero}. “It's an order for the {work}, like any other.” {He} put on a clean apron and tied it with such a pull that it tore.",
        "@kitchen(hero read) {Hero} read the order twice. There was the date, and the number of guests, and the name of {ex}. “I can send it to somebody else,” said the assistant, Margot, who could read upside down. “No,” said {hero}. “It's an order like any other.” {He} put on a clean apron and tied it with such a pull that it tore.",
      ],
      "@kitchen(hero build) {He} made a bad beginning. The first attempt was beautiful and bitter. The second was so sweet that it made your teeth hurt; that was the one with the lies in it. At night {hero} stood among the leftovers and talked to {ex}, who was not there, and won every quarrel. In the morning it all had to be thrown away.",
      "+ @kitchen(hero talk) “What was it like, with you two?” asked Margot, as she swept. {Hero} had a sharp answer ready. But then {he} thought of a bench in the rain, and of one coat for two people. “It was good,” said {hero}, surprised. “It was really good for quite a long time. And then we were each waiting for the other one to say something.”",
      "@hall(hero carry, ex stand) The third attempt was finished on the morning of the wedding. {Hero} carried it over {himself}, because there was nobody {he} would have trusted with it. In the hall stood {ex}, alone, far too early, with a crooked collar. {Ex} got in first. “I hoped you'd refuse,” said {ex}. “I hoped so, and I was so afraid of it.”",
    ],
    end: [
      "@hall(hero talk, ex talk) “Then why me?” asked {hero}. “Because I wanted it to be good,” said {ex}. “And because I never told you that I was sorry. I thought you might read it out of the order.” {Hero} looked at the crooked collar. {He} noticed that {his} hands did not want to do it any more. It was a strange feeling, like putting down a bag.",
      "@hall(hero give, ex look) “I read it out of the order,” said {hero}. {He} lifted off the lid. {Ex} looked for a long time and had to swallow. Nothing in it was bitter, and nothing was too sweet. Right at the back, where guests do not look, there was a tiny bench with an umbrella over it. “So that was true as well,” said {hero}. “Now go and get your collar straightened.”",
      "+ @garden(hero dance) {Hero} had meant to go at once. But the bride's side was short of a dancer, and Margot pushed. {He} danced with an aunt, with a waiter, and with a boy who trod on {his} feet. Towards midnight somebody asked who had made that, over there; it was the best that he had ever had. “I did,” said {hero}. He had kind ears and no ring. “What's the bench for?” he asked.",
      "@shop(hero build) In the window of {hero}'s shop there stands a small bench made of sugar. The sun has bleached it, and Margot dusts it with a brush. When people come in to order for a wedding, {hero} asks them first what they would like to have said. {He} writes it down, and then {he} washes {his} hands and begins.",
    ],
  }),
  story({
    says: [
      /\b(?:b ?& ?b|bed and breakfast|guest ?house|hotel|inn|pension|hostel|boarding house|campsite|lodge)\b/i,
      role("guest", "guest|visitor|lodger|tourist|stranger|traveller|writer|old man|old woman|couple"),
      /\b(?:never (?:wants?|wanted) to leave|(?:refuse[sd]?|does(?: not|n't) want|did(?: not|n't) want) to (?:leave|check out|go)|stays? (?:for ever|forever|on and on)|stayed (?:for ever|forever|on)|won't leave|would not leave|never (?:leaves|left|checks? out|checked out)|keeps? (?:extending|staying)|every (?:week|day) .{0,20}one more night)\b/i,
    ],
    may: [/\bopen(?:s|ed)\b/i, /\bwidow|first\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|haunt\w*|vampires?|dead|dies|spy|horror|rob\w*|never (?:eats?|ate|sleeps?|slept)|room (?:13|thirteen)|strange|mysterious|creepy|(?:nobody|no one) (?:has |had )?(?:ever )?s(?:ees|een|aw))\b/i,
    of: "people",
    after: [
      "@corridor(hero talk, guest stand) {Guest} had booked for two nights. On the third morning {guest} came down to breakfast in slippers. “One more,” said {guest}. {Hero} was flattered. On the ninth morning the slippers stood under the table by themselves. “One more,” said {guest}, and reached for the jam.",
      "@kitchen(hero cook, guest eat) {Hero} began to drop hints. {He} put the timetable beside the egg. {He} sang songs about railway stations while {he} swept. {Guest} sang the second part. There were other people who wished to book, and there was only the one good room. “I'm afraid it's taken from Friday,” said {hero} bravely. “Oh good,” said {guest}. “It's nice to have company.”",
      "+ @garden(guest build, hero look) The strange thing was that you could not be angry with {guest}. On Monday the gate no longer squeaked. On Tuesday the lemon tree stood straight. {Hero} found {guest} at the top of a ladder with a mouth full of nails. “You're on holiday,” said {hero}. {Guest} looked down in surprise. “Am I?”",
      "@bedroom(hero look) On Friday {hero} took heart. {He} carried the case up, laid it open on the bed, and began to pack it, kindly but firmly. There were three shirts. At the very bottom there was a key, an old house key, and it was sawn through in the middle. {Guest} was standing in the door. “It doesn't fit anything now,” said {guest}.",
    ],
    end: [
      "@bedroom(guest sit, hero sit) They sat down on the bed, with the case between them. There had been a house, {hero} learned, and somebody in it, and then only the house, and in the end they had built a road there. “I only wanted to see how it is when there's a light on as you come in,” said {guest}. “You always have one on.” {Hero} had a lump in {his} throat. {He} left it on for {himself}, as a matter of fact. {He} did not like coming in either.",
      "@kitchen(hero give, guest take) {Hero} took a shirt out of the case again, and then the next. “You can't stay as a guest,” said {hero} sternly. “Guests leave, or it all makes no sense. But I'm looking for somebody who looks after the gate and the lemon tree, and who's there when I come in.” {He} laid a new key beside the jam. {Guest} turned it over and over. “One more?” asked {guest}. “One more,” said {hero}.",
      "+ @garden(guest carry, hero talk) The people who came on Friday were a loud couple from the city. {Guest} carried up their bags and told them where the wind came from. “Is that your husband?” “Is that your sister?” “Is that the owner?” they asked, for everyone asked something else. “That's our first guest,” said {hero}. It always made people look a little puzzled.",
      "@kitchen(hero sit, guest sit) In the good room other people sleep now, for two nights, or for three. They find the timetable beside their egg. And in the evening, when somebody comes up the path, no matter which of the two, there is a light on.",
    ],
  }),
  story({
    says: [
      /\b(?:grave ?diggers?|undertakers?|funeral (?:director|home|parlou?r)|priests?|movers|removal men|demolition (?:crew|workers)|painters|builders|tattooist|workmen|workers|delivery men|decorators)\b/i,
      /\bwrong (?<wrong>grave|house|flat|coffin|apartment|room|wall|address|street|tree|funeral|church|body|name)\b/i,
    ],
    may: [
      /\bhours?|minutes\b/i,
      /\bfix|correct|mistake\b/i,
      /\b(?:dig|dug|paint\w*|bur(?:y|ied)|deliver\w*|empt\w+|tore down|tear down)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|vampires?|zombies?|in love|horror|alive|crime|spy)\b/i,
    of: "people",
    after: [
      "{Hero} noticed it because of the flowers. They were fresh, and they should not have been there at all. “Which number is it?” came the question, and the paper was turned the other way up. A six became a nine. It grew very quiet. “It's the wrong {wrong},” said {hero}.",
      "There was no time to be ashamed. From the bottom of the road came the sound of many slow feet. {Hero} worked as nobody had worked in that profession since the plague, and with every minute it became worse. “Keep them busy!” was all that anyone could think of. So old Malachy, who happened to come by with his dog, was sent down the road to say a few words.",
      "+ Malachy had never made a speech. He took off his cap before the people in black and began with the weather. Then he came to his dog. When he noticed that they were listening, he told them how he and the deceased had once stolen a boat. Up the road {hero} heard, between two breaths, something that does not belong to such a day. They were laughing.",
      "It was no use. They were too near. Round the corner came the hat of the widow, Mrs Doyle, a woman of whom even the bishop was afraid. {Hero} stood there, muddy up to the ears, in front of the wrong {wrong}, and took off {his} hat. “Mrs Doyle,” said {hero}, “we've made a mistake. It can't be hidden. It's as big as a cow.”",
    ],
    end: [
      "Mrs Doyle looked at it. She walked all round. Behind her sixty people held their breath. Then her shoulders started to shake. “All his life,” she said, “he never once went to the right house. He went to the wrong church on our wedding day, and I waited for an hour. And you think that today he would have been where he ought to be?” She had to lean on {hero}'s arm.",
      "After that it was easy. Twenty men took off their jackets, and they put it right all together, with spades and with bare hands. They sang while they did it, not always the right songs. “It's the best that I've been to,” said Malachy. He meant it kindly. {Hero} worked on, and could not see very well.",
      "+ The man whom it really concerned, the one with the fresh flowers, had a daughter. She came on the Sunday and wondered about the footprints. {Hero} told her everything. “Sixty people, and singing?” she asked. There had been four at her father's, in the rain. She looked at the trampled ground for a while. “Then he had some after all,” she said.",
      "In {hero}'s shed there is a board on the wall now, with a big nine on it, and an arrow that shows where the bottom is. And every year on the day Mrs Doyle brings a cake up the road. She always sets it down at the wrong place first, and waits there for an hour, and laughs.",
    ],
  }),
];
