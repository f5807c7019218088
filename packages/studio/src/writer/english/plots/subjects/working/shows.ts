import { role, story } from "../subject-story.ts";

/** Stories of puppeteers, wedding singers, prison theatres and food trucks. */
export const shows = [
  story({
    says: [
      /\b(?:puppeteers?|puppet (?:theatre|theater|show|maker)s?|puppets|marionettes?)\b/i,
      /\b(?:old|last|son|daughter|grandson|granddaughter|clos\w+|heir|hands|nobody|empty|give|giv\w+|sell|tremble|retir\w+|wants?|wanted)\b/i,
    ],
    may: [
      role("heir", "son|daughter|grandson|granddaughter|nephew|niece"),
      role("kid", "street kid|street boy|street girl|boy|girl|apprentice|student|orphan"),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|alive|magic|king|princess|horror|(?:a|the) puppet (?:who|that|called|wanted)|school)\b/i,
    of: "people",
    after: [
      [
        "@theatre(hero carry, heir talk) Behind the little stage they hung in rows: the king, the devil, the old woman with the goose. {Hero} took down one after the other and dusted its face. “What are they worth?” asked {heir}. “Nothing,” said {hero}. “As long as they're hanging there, they're only wood.”",
        "@theatre(hero carry) Behind the little stage they hung in rows: the king, the devil, the old woman with the goose. {Hero} took down one after the other and dusted its face. They were worth nothing, a dealer had told {him}. It was true. As long as they were hanging there, they were only wood.",
      ],
      [
        "@theatre(hero stand, heir stand) That evening nine people sat on the benches. In the second act {hero}'s fingers, which had grown stiff, lost a string. The devil's left arm hung down and would not rise. {Heir} stood by the exit with a coat on, and had looked at the time twice already.",
        "@theatre(hero stand, kid stand) That evening nine people sat on the benches. In the second act {hero}'s fingers, which had grown stiff, lost a string. The devil's left arm hung down and would not rise. {Kid} stood by the exit, and was about to go.",
        "@theatre(hero stand) That evening nine people sat on the benches. In the second act {hero}'s fingers, which had grown stiff, lost a string. The devil's left arm hung down and would not rise. By the exit stood a girl who had come in without paying, and was about to go.",
      ],
      "+ @theatre(hero build) {Hero} had carved each of them. The goose had been made in a hard winter, out of the leg of a bed. And right at the end of the row hung a small one, wrapped in a cloth, that had never been on the stage. {He} never took it down when others could see.",
      [
        "@theatre(hero stand, heir look) Then {hero}'s other hand let go as well. The devil fell flat on his face, in the middle of his great curse. It was so quiet that you could hear the lamp. {Heir} saw the old hands up there, opening and shutting in the air, and let go of the door handle.",
        "@theatre(hero stand, kid look) Then {hero}'s other hand let go as well. The devil fell flat on his face, in the middle of his great curse. It was so quiet that you could hear the lamp. {Kid} saw the old hands up there, opening and shutting in the air, and let go of the door handle.",
        "@theatre(hero stand) Then {hero}'s other hand let go as well. The devil fell flat on his face, in the middle of his great curse. It was so quiet that you could hear the lamp. The girl at the exit saw the old hands up there, opening and shutting in the air, and let go of the door handle.",
      ],
    ],
    end: [
      [
        "@theatre(hero talk, heir talk) There was a stumbling behind the scenery, and then a second pair of hands beside {hero}'s. “Which one is it?” hissed {heir}. “The red string,” whispered {hero}. The devil twitched, got up on one knee, and rubbed his nose. “Ouch,” said {heir}, in a voice that {heirhe} hadn't used since {heirhe} was six. The benches roared.",
        "@theatre(hero talk, kid talk) There was a stumbling behind the scenery, and then a second pair of hands beside {hero}'s. “Which one is it?” hissed {kid}. “The red string,” whispered {hero}. The devil twitched, got up on one knee, and rubbed his nose. “Ouch,” said {kid}, in a voice as deep as a cellar. The benches roared.",
        "@theatre(hero talk) There was a stumbling behind the scenery, and then a second pair of hands beside {hero}'s. “Which one is it?” hissed the girl. “The red string,” whispered {hero}. The devil twitched, got up on one knee, and rubbed his nose. “Ouch,” said the girl, in a voice as deep as a cellar. The benches roared.",
      ],
      [
        "@theatre(hero give, heir look) Afterwards {heir} stood there with the crossbar in {heirhis} fist and could not put it down. “I'd forgotten,” said {heir}. “They look at you.” {Hero} unwrapped the small puppet from the end of the row. It had {heir}'s ears, and {heir}'s stubborn chin. “I've never let it act,” {he} said. “It was always going to be yours. It's got to be moved by you.”",
        "@theatre(hero give, kid look) Afterwards {kid} stood there with the crossbar in {kidhis} fist and could not put it down. “They look at you,” said {thekid}. {Hero} unwrapped the small puppet from the end of the row. “This one has never acted,” {he} said. “I never knew whose voice it had. I think I heard it tonight.”",
        "@theatre(hero give) Afterwards the girl stood there with the crossbar in her fist and could not put it down. “They look at you,” she said. {Hero} unwrapped the small puppet from the end of the row. “This one has never acted,” {he} said. “I never knew whose voice it had. I think I heard it tonight.”",
      ],
      [
        "+ @theatre(hero stand, heir stand) It needed a new roof, and it turned out that {heir} was good at sums. On the days in between {heir} went on with {heirhis} own work. But on Fridays, after six, the tie hung on a nail beside the goose, and four hands moved above the curtain, two old ones and two that still got tangled up.",
        "+ @theatre(hero stand, kid stand) It needed a new roof, and the children's parents had hammers. On the days in between {kid} practised on the back bench. But on Fridays, after six, a coat that was much too big hung on a nail beside the goose, and four hands moved above the curtain, two old ones and two that still got tangled up.",
        "+ @theatre(hero stand) It needed a new roof, and the children's parents had hammers. On the days in between the girl went to school. But on Fridays, after six, her satchel hung on a nail beside the goose, and four hands moved above the curtain, two old ones and two that still got tangled up.",
      ],
      "@theatre.night(hero sit) In the evening, when the lamp has been put out, {hero} stays for a moment on the back bench. Up there they hang in a row: the king, the devil, the goose. The small one hangs at the front now. It is only wood, of course, until Friday.",
    ],
  }),
  story({
    says: [
      /\b(?:wedding singer|wedding band|wedding (?:pianist|musician|dj|violinist)|sings? at (?:a )?weddings?|(?:singer|pianist|violinist|musician) .{0,40}wedding)\b/i,
      /\b(?:ex[- ]?\w*|left (?:her|him) (?:at|standing|before)|old (?:love|flame)|former|first love|once (?:loved|left|promised)|jilted|recogni[sz]\w+|the (?:groom|bride))\b/i,
      role(
        "groom",
        "groom|bridegroom|bride|ex-husband|ex-wife|ex-boyfriend|ex-girlfriend|first love|old love|old flame|ex",
      ),
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|kill\w*|dead|father|mother|daughter's|son's|zombie)\b/i,
    of: "adults",
    after: [
      "@hall(hero stand, groom look) {Hero} held on to the microphone stand, as there was nothing else within reach. It was {groom}, with flour-white cheeks and a flower in the buttonhole. In the list for the evening, under number one, stood the song for the first dance. It was the song that {hero} had once picked out for {his} own.",
      "@hall(hero talk) “I can't sing that song,” {hero} said to the man at the keyboard, behind the curtain. “Say the word,” said the man, “and I'll pull out the plug.”",
      "+ @corridor(hero talk, groom talk) In the kitchen corridor {groom} was suddenly standing there, beside the trolley with the cake. “I didn't know that it was you,” said {groom}. “I've wanted to write for years.” “You've got icing on your sleeve,” said {hero}. It was the only thing that came to {him}.",
      "@hall(hero look) Then all the lamps were lit, and the guests made a circle. The newly-weds stood in the middle and waited. The man at the keyboard had one foot on the plug and looked across. {Hero} shut {his} eyes. {He} saw the other church, the empty place, and the rain on all the hats. And {he} opened {his} mouth.",
    ],
    end: [
      "@hall(hero stand) {Hero} sang the song, from the first line to the last. On the way {he} noticed that {he} was singing it for nobody any more. It was just a song, and a good one, and it was {his}. The man at the keyboard took his foot off the plug.",
      "@hall(hero talk, groom talk) In the middle of the dance {groom} came to the edge of the stage. “I was a coward,” said {groom}, so quietly that only {hero} heard it. {Hero} looked down. For years {he} had known what to say to that. “Then be brave today,” {he} said. “The person who is waiting for you over there has done nothing to either of us. Go and dance.”",
      "@hall.night(hero look) At midnight they packed up. The man at the keyboard rolled the cables over his elbow, as he did every Saturday, and for a while said nothing. “I've known that song by heart for eight years,” he said then. “But today was the first time that you were in it.” {Hero} looked at him. He had icing on his sleeve as well.",
      "@hall(hero stand) {Hero} still sings at weddings, on Saturdays, for anyone who books. Number one is on the list again. When it comes {he} turns a little to the side as {he} sings it, towards the keyboard.",
    ],
  }),
  story({
    says: [
      /\b(?:prison\w*|inmates?|jail|convicts?|detention centre)\b/i,
      /\b(?:stag(?:es|ed|ing)|theatre|theater|play|romeo|hamlet|shakespeare|drama|rehears\w+)\b/i,
      /\b(?:teacher|director|warden|guard|actor|inmates?|conductor|chaplain|prisoners?|nun|librarian)\b/i,
    ],
    may: [
      role(
        "actor",
        "actor|lead actor|leading man|inmate|prisoner|burglar|young prisoner|murderer|thief|bank robber|forger|pickpocket|star",
      ),
    ],
    unless: /\b(?:ghosts?|robots?|innocent|dig\w*|tunnel|executed|death row|camp|choir|chess|football|dog)\b/i,
    of: "people",
    after: [
      [
        "@workshop(hero talk, actor talk) They rehearsed in the laundry, among the dryers. {Hero} had promised them one thing only: for two hours nobody would be a number. {Actor} knew every line by now, and the balcony was a trolley for sheets. “And who'll do it if not you?” asked {hero}. {Actor} looked at the floor. “They don't let you come back in,” said {theactor}.",
        "@workshop(hero talk) They rehearsed in the laundry, among the dryers. {Hero} had promised them one thing only: for two hours nobody would be a number. The best of them, who was called Benno, knew every line by now, and the balcony was a trolley for sheets. “Who'll come and see us?” asked Benno. “Nobody ever comes here on purpose.”",
      ],
      "+ @study(hero talk) The governor had no opinion of it. “You're wasting your time,” she said to {hero}. “They learn a role. They've all been good at that before.” {Hero} begged for one evening, with chairs, and with visitors. “If a single spoon is missing,” said the governor, “that's the end of the theatre.”",
      "@workshop(hero look) There was a big man with a broken nose who swept up behind them and never said a word. In three years there had not been a visitor for him. {Hero} saw his lips moving, though, when the others spoke. He moved them to the right words, every time, a little ahead.",
      [
        "@workshop(hero talk) On the evening itself there were sixty people on the chairs, mothers most of them. Behind the dryers {hero} was pale. The place of {actor} was empty, and the first scene had already begun. “We'll have to stop,” {he} whispered. Then the man with the broom leaned it against the wall. “I know it,” he said. They were the first words they had heard from him. “I know all of it.”",
        "@workshop(hero talk) On the evening itself there were sixty people on the chairs, mothers most of them. Behind the dryers {hero} was pale. Benno had lost his voice, clean gone, from fear, and the first scene had already begun. “We'll have to stop,” {he} whispered. Then the man with the broom leaned it against the wall. “I know it,” he said. They were the first words they had heard from him. “I know all of it.”",
      ],
    ],
    end: [
      "@workshop(hero look) The man with the broom was too old for the part, and too broad, and the costume tore down the back. But when he stood under the trolley and looked up and spoke, nobody saw the nose any more. He said it as though he had been waiting for years for somebody to whom he could say it. In the third row a mother forgot her handkerchief.",
      [
        "@workshop(hero look, actor stand) And at the back the door opened. There stood {actor}, in a new jacket, with a visitor's badge on it. “I told them I'd forgotten something,” said {theactor} to {hero}. “It's the first time that anyone ever queued to get in here.” They gave up the best chair for {actorhim}. All through the last act {actor} moved {actorhis} lips.",
        "@workshop(hero look) And at the back the door opened. There stood Benno, with a scarf round his neck, and held the prompt book for the man with the broken nose, turned the pages, and pointed with a finger to each line. When it was over the whole laundry was on its feet, and the dryers were shaking.",
      ],
      "+ @workshop(hero talk) The governor counted the spoons herself. They were all there, and there was one more than before: somebody had put the stage king's silver one back, after years. She turned it over in her fingers. “When's the next one?” she asked {hero}, and tried to make it sound like an order.",
      "@workshop(hero look) {Hero} puts on a play in the laundry each spring. There is a waiting list for the seats. When a man is let out, he comes back through the gate for that one evening, with a badge on, and it is always the big one with the broken nose who shows him to his place.",
    ],
  }),
  story({
    says: [
      /\b(?:food trucks?|food van|burger van|taco truck|ice cream van|snack van|street food|food stall|mobile kitchen)\b/i,
      /\b(?:breaks? down|broke down|broken down|stuck|engine|puncture|flat tyre|flat tire|wrong turn|gets? lost|got lost|ditch)\b/i,
    ],
    may: [
      /\b(?<dish>dumplings|noodles|tacos|pancakes|pierogi|falafel|waffles|soup|curry|crêpes|burgers|empanadas|samosas|ice cream)\b/i,
      role(
        "friend",
        "sister|brother|husband|wife|friend|daughter|son|cousin|mother|father|grandmother|grandfather|boyfriend|girlfriend",
      ),
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|aliens?|rivals?|rival|critic|kill\w*|drugs|magic|dragon|in love)\b/i,
    of: "people",
    after: [
      "@meadow(hero look) There was a bang, then a hiss, and then the truck stood still, with its nose in a field of cabbages. Steam came out at the front and a smell of onions at the back. {Hero} kicked a tyre, and hopped about for a while.",
      [
        "@meadow(hero talk, friend look) “How many have we made?” {hero} asked. “Four hundred,” came the answer from the back, in a small voice. Four hundred portions of {dish}, ready, warm, and nobody for miles around but a scarecrow. “We could start with him,” said {hero}. But it did not sound as funny as it was meant.",
        "@meadow(hero talk, mate talk) “How many have we made?” asked {hero}. “Four hundred,” said {talker} from the back, in a small voice. Four hundred portions, ready and warm, and nobody for miles around but a scarecrow. “We could start with him,” said {hero}. But it did not sound as funny as it was meant.",
        "@meadow(hero talk) “How many have we made?” {hero} asked. It was four hundred portions, ready and warm, and nobody for miles around but a scarecrow. “We could start with him,” said {hero}. But it did not sound as funny as it was meant.",
      ],
      "+ @meadow(hero look) A boy on a tractor stopped. He knew about engines. He looked into this one and whistled, and then he took off his cap to it. “It'll need a part from town,” he said. “Till Monday.” Then he lifted his nose. “What smells like that in there? That smells like at my gran's.”",
      "@meadow(hero give) “Eat,” said {hero}, and handed it out to him through the hatch. He ate with his eyes shut. Then he put two fingers into his mouth and whistled across the fields, so that the crows flew up. From one farm came three people, and from the next came ten. But behind them, on the road, dark and slow, stood something much longer. It was the whole traffic to the festival.",
    ],
    end: [
      "@meadow(hero talk) The bridge in front of the festival was closed, it turned out, because of a swan on her nest. The cars stood as far as the eye could see. People got out and stretched, and they were hungry. The first one followed his nose to the edge of the cabbages. “Are you open?” he asked. {Hero} looked at the ladle in {his} hand. “We are now,” {he} said.",
      "@meadow(hero give) By four o'clock there was music in the field. The band that was to play at the festival had been stuck in the queue as well, and it played on a hay cart. An old woman came up to the hatch, with tears on her cheeks. “Who gave you that recipe?” she asked. “It's how we had it at home.” The last bowl of all went to the scarecrow, for luck.",
      [
        "+ @meadow(hero talk, friend cook) “Grandma always said it has to be cooked where people get stuck,” said {hero}. {Friend} turned round from the stove. “When did she say that?” asked {friend}. “She never did,” said {hero}. “But she would have.”",
        "+ @meadow(hero cook) “Grandma always said it has to be cooked where people get stuck,” said {hero}. She had never said any such thing, but she would have.",
      ],
      "@meadow(hero cook) The truck has been mended for a long time now, but on that Sunday in summer it stands with its nose in the cabbages, on purpose. A signpost out on the road points that way, and everybody follows it.",
    ],
  }),
];
