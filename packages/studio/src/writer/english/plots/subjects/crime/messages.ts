import { role, story } from "../subject-story.ts";
import { DEAD, kin, LOVED } from "./kin.ts";

/** Stories of messages from the dead, from tomorrow, from long ago. */
export const messages = [
  story({
    says: [
      /\b(?:texts?|text messages?|messages?|calls?|called|letters?|notes?|voicemails?|e-?mails?|dreams?|postcard)\b/i,
      /\b(?:own (?:phone )?number|future|years? from now|tomorrow|own handwriting|herself|himself|stranger|anonymous|unknown number|grandmother|dead)\b/i,
      /\bnot (?:to )?(?:get on|get into|get in|take|board|catch|go on|ride) (?:the|a|that|her|his|this) (?:[a-z0-9]+ ){0,2}(?<ride>bus|train|ferry|tram|subway|metro|coach)\b/i,
    ],
    of: "people",
    after: [
      "@station(hero stand) The {ride} stood there with its doors open, and it was warm inside. {Hero} had one foot off the ground. {He} took it back. “Are you coming or not?” called the man at the door. {Hero} looked at the words again, and shook {his} head, and felt like the greatest fool in the world. Then the doors shut, and it was gone.",
      "@room.night(hero look) Nothing happened. That was the worst of it. There was no crash in the news, no fire, no fog. {Hero} sat at home by the radio until midnight, and the {ride} had arrived on time, with everybody in it. “Well?” {he} wrote back. “What was all that about?” It took an hour. Then there was an answer: “Go back tomorrow. Sit on the bench.”",
      "+ @room(hero look) {Hero} had better things to do. {He} told {himself} so all night. But it isn't every day that somebody knows that you count the stairs, and that you once buried a watch in a flowerpot, and who it belonged to. In the morning {he} found that {he} had put on the good scarf. “It's only a bench,” said {hero} to the mirror.",
      "+ @station.storm(hero sit) It was raining, and the shelter had a hole in it. {Hero} moved to the dry end. At the other end sat a person with a cardboard suitcase on their knees, and a hat pulled down low. {Hero} looked at the clock. {He} looked at the hole in the roof.",
    ],
    end: [
      "@station(hero talk) On the bench sat a stranger with a suitcase, who was crying without a sound. {Hero} had never been good at such things. “Would you like half of my roll?” {he} asked. The stranger was called Noor. “I was going away for good,” said Noor. “But I'm afraid of leaving. Of staying as well.”",
      "@station(hero eat) They ate the roll. They let one {ride} go by, and then another. Noor knew all the birds by their voices, and laughed like a door that has not been opened for a while. When it got dark they were still there, and the suitcase stood under the bench, and nobody had looked at it for hours.",
      "@station(hero read) “If you had got on,” said the last message, “you would have been on time. I was always on time. And every evening, from the window, I saw an empty bench, and didn't know why it made me sad. I only had one message. I thought I'd spend it on a bench.” {Hero} read it to Noor, who turned very red.",
      "@station(hero sit) The bench is theirs by now; there's a brass plate on it. They mended the hole in the roof. Noor says that it was chance, and feeds the sparrows. {Hero} says nothing. But {he} has kept the telephone, and in thirty years, on a certain rainy morning, {he} knows exactly what {he} will have to write.",
    ],
  }),
  story({
    says: [
      /\b(?:signal|radio|recording|transmission|tape|frequency|message|telescope|voicemail|answering machine|broadcast)\b/i,
      /\b(?:own voice|(?:her|his|my)(?: own)? (?:future|older) self|(?:herself|himself|myself) (?:from|in) the future|voice (?:is|was) (?:hers|his|mine))\b/i,
      /\b(?:future|years|space|tomorrow|older|ahead|not yet|next)\b/i,
    ],
    unless: /\b(?:Saturn|chess|cupboard|flat|number)\b/i,
    of: "people",
    after: [
      "@study.night(hero look) {Hero} took off the headphones and laid them down as if they could bite. It was {his} voice, but there was rust in it, and a small cough that {he} didn't have. “Listen,” it had said. “I have ninety seconds. You're sitting on the left chair. There's cold tea. Don't drink it, there's a wasp in it.” {Hero} looked into the cup. There was a wasp.",
      "@study.night(hero sit) Every night, when that one patch of sky came over the hill, there were ninety seconds more. The voice did not speak about wars or lottery numbers. “I can't tell you anything big,” it said. “It won't go through; I've tried. Only small things fit. So listen well to the small ones. Ring your sister. Learn to swim. Keep the ugly lamp.”",
      "+ @pool(hero swim) {Hero} told nobody. But {he} rang {his} sister, after three years of silence, and they talked until the battery was empty. {He} went to the swimming baths on Thursdays, with the children's class, with a rubber ring. “Are you in love?” they asked at work. “You're humming.” “It's only something on the radio,” said {hero}.",
      "+ @study.night(hero sit) Then, one night, there was a noise behind the voice, like wind in a tin hut. “That's the last one,” it said. “The dish won't hold in this storm, and I'm too old to climb up there. I've only got one question left, and I've saved it up. Please answer it aloud. I've been waiting twenty years to remember what I said.”",
    ],
    end: [
      "@study.night(hero talk) “Are you afraid of me?” asked the voice. {Hero} bent over the microphone, though {he} knew that it wasn't even switched on. {He} thought of the rust in that voice, and of the storm. “No,” said {hero}. “I like you. You sound as if you've laughed a lot.”",
      "@study.night(hero sit) There was no answer. There was only the old, cold hiss of the stars. Then, quite at the edge, so that it might have been an accident, somebody breathed out, and laughed, and coughed. “That's right,” it said. “That was it. I'd forgotten the second half.” And the patch of sky went down behind the hill.",
      "@study.dawn(hero write) {Hero} sat there until it was light. {He} took a fresh notebook, and wrote down every small thing, with the date: the wasp, the sister, the lamp. On the last page {he} made a drawing of the big dish, and beside it, for somebody who would be too old to climb one day, a very good ladder.",
      "It stands there now, and it's painted red. On stormy nights {hero} goes out and shakes it, to see if it holds. {His} sister says that nobody needs such a thing. “Not yet,” says {hero}. {He} switches on the ugly lamp, and learns it all by heart, so as to have it ready: “There's cold tea. Don't drink it.”",
    ],
  }),
  story({
    says: [
      /\b(?:texts?|texted|texting|text messages?|messages|sms|whatsapps?|e-?mails?|messaged)\b/i,
      kin("dead", LOVED),
      DEAD,
    ],
    may: [/\bmention(?:ed|s|ing) (?<clue>(?:the|a|their) [a-z]+(?: [a-z]+)?)/i],
    unless: /\b(?:murder\w*|killed|accident|crash\w*|drown\w*|funny|bottle|assistant|last will)\b/i,
    of: "people",
    after: [
      "@bathroom.night(hero read) {Hero} sat on the edge of the bath and read the words until the screen went dark. That was exactly how it had always sounded: no capital letters, and three dots instead of a goodbye. “Who is this?” {hero} typed. “This isn't funny.” Nothing came back. But the next night, at the same minute, the phone lit up again.",
      [
        "@kitchen(hero read) And then there was {clue}. {Hero} had never spoken about that to anyone, not to the family, not to the doctor. {He} read the message standing up, and then {he} read it sitting down on the kitchen floor. Only two people had ever known, and {hero} was the one who was still alive.",
        "@kitchen(hero read) It was about a ladder that had never been brought back to the neighbours. The one after that was about a song, and a wet tent, and who had laughed first. {Hero} read it sitting on the kitchen floor. Only two people had known about that tent, and {hero} was the one who was still alive.",
      ],
      "@room(hero talk) {Hero} rang the phone company, and a tired man there looked it up. The number had never been given to anyone else. “I'm not supposed to say this,” said the man, “but the phone is switched on every night for two minutes. Always near the same mast. It's the one on the roof of the hospital.”",
      "+ @room(hero write) {Hero} noticed something else. The messages never answered. {He} asked a hundred questions, angry ones first, then careful ones, then only “are you cold?”. They told about summers and burnt toast and a bad haircut, but they never answered, as if they had been written long before the questions.",
    ],
    end: [
      "@hospital.night(hero walk) So {hero} {was} at the hospital before the minute came. {He} walked down the corridor that {he} had sworn never to see again. In the small kitchen of the ward sat a night nurse with an old phone in both hands. {Hero} knew the scratch on its back.",
      "@hospital.night(hero talk) The nurse did not run away. “There were sixty of them,” she said. “I was told what to write, a little every night, when visitors weren't allowed any more. And I had to promise: not in the first weeks. Later, when everybody has stopped calling. One each night, so that the evenings won't be so quiet.”",
      "@hospital.night(hero sit) {Hero} cried then, for the first time since the funeral, and the nurse put the kettle on. “You can have the phone,” she said. “There are nineteen left. You could read them all at once.” {Hero} looked at it for a long time. Then {he} pushed it back across the table. “One each night,” {he} said.",
      "@room.night(hero write) They still come, at the same minute, and {hero} is always home for them. Under every message {he} types the same two words, although nobody is there to see them: good night.",
    ],
  }),
  story({
    says: [
      /\b(?:texts?|texted|text messages?|messages?|voicemails?|calls?|called)\b/i,
      /\b(?:own (?:phone )?number|from (?:herself|himself|themselves|myself|tomorrow|the future)|future self|(?:her|his|my) (?:own )?(?:older|future) self|years? from now|dated tomorrow|own (?:name|handwriting|email address))\b/i,
      /\b(?:tomorrow|future|years? (?:from now|ahead|later|older)|next (?:day|week|year)|not to|don['’]t|warn\w*|before (?:it|they|things) happen\w*)\b/i,
    ],
    unless:
      /\b(?:cupboard|wardrobe|closet|time capsule|boyfriend|birthday card|school project|time machine|letters?|notes?|e-?mails?|diary|postcards?)\b/i,
    of: "people",
    after: [
      "@room(hero write) {Hero} rang the number, and {his} own phone buzzed in {his} own hand. “Very clever,” {hero} typed. “Who are you?” The answer came at once: “Take an umbrella. And don't lend Marta the blue pen.”",
      "@corridor(hero sit) It hadn't looked like rain at all. At noon it poured. At two, Marta asked for the blue pen, and the other pen that she took instead leaked all over her blouse. {Hero} sat down in the stairwell with the phone in {his} lap, and {his} knees shook.",
      "@corridor(hero walk) From then on {hero} did what the messages told {him}. {He} took the stairs, and the lift stuck. {He} sold the bicycle a day before the brakes broke. Everything went right. Only, the messages became shorter, and they didn't joke any more.",
      "@room.night(hero write) One night there was a new one. “Tomorrow, ten past five, Mill Street. Don't go. Whatever you see, stay on your side of the road.” {Hero} wrote back, “Why? What happens to me?” The three dots came and went, came and went. Then: “Not to you.”",
    ],
    end: [
      "@street(hero stand) Of course {hero} went. At five {he} stood in Mill Street, on the far side, with both hands around a lamp post. A boy came along with a football. The ball rolled into the road, and the boy went after it, and from the left came a van whose driver was looking for his glasses.",
      "@street(hero run) “Stay on your side.” {Hero} let go of the lamp post and ran. There was a horn, and the smell of rubber. Then {he} {was} lying on the kerb with a bleeding elbow, and under {his} arm lay a boy who was very angry about his football.",
      "@street(hero read) The phone had a crack right across the screen. Then one more message came. “I stayed by the lamp post, and I've seen that ball roll every night since,” it said. “I only wanted to spare you the sight. I should have known you'd run. Thank you.”",
      "@street.storm(hero walk) No other message ever came. {Hero} gets wet now, and lends out pens, and takes the lift. But the cracked phone lies in a drawer, charged, for the day when it will be {his} turn to write.",
    ],
  }),
  story({
    says: [
      /\b(?:phone|telephone|rings?|rang|calls?|called|caller)\b/i,
      /\b(?:own voice|voice (?:is|was) (?:her|his|my) own|(?:her|his|my)self|exactly like (?:her|him|me))\b/i,
      /\b(?:night|midnight|\d+[:.]\d\d|\d ?(?:am|a\.m\.)|o['’]clock|morning)\b/i,
      /\b(?:never|don['’]?t|do not|not to|stay|warn\w*|open|door|cupboard|closet|wardrobe|cellar|attic|basement)\b/i,
    ],
    may: [
      /\b(?:open(?:ed|ing)?|look(?:ed|ing)? (?:in|into|behind|under)|go(?:ing)? (?:in|into|near|down to|up to)|enter) (?<door>(?:the|her|his) [a-z]+(?: (?:door|cupboard|wardrobe|closet|room|cabinet))?)\b/i,
    ],
    of: "people",
    after: [
      "@room.night(hero sit) {Hero} knew that voice from old answering machines, from birthday films, from the shower. It was a little hoarse, and it sounded as if it had been crying. There was a click, and the line was dead. {Hero} sat in the dark and heard the fridge hum, and did not turn {his} head.",
      [
        "@corridor(hero look) In the daytime it was almost funny. {Hero} stood in front of {door} with a cup of coffee, and there was nothing to hear. {He} pushed a chair against it all the same. The caretaker saw the chair and went pale. “The one before you put a chest of drawers there,” he said, and then he wouldn't say any more.",
        "@corridor(hero look) In the daytime it was almost funny. It was an old door with a brass key, that was all. {Hero} pushed a chair against it all the same. The caretaker saw the chair and went pale. “The one before you put a chest of drawers there,” he said, and then he wouldn't say any more.",
      ],
      "@room.night(hero talk) The next night {hero} {was} quicker than the voice. “Where are you calling from?” Breathing. Then {his} own voice, from very far away: “From in here. I opened it, because I was so tired of being afraid.”",
      "@room.night(hero look) “In here,” said the voice, “everything is the same as on your side. The lamp, the cup, your coat. Only there's nobody else. And once a night the phone works.” Behind the chair, very softly, the key began to turn by itself.",
    ],
    end: [
      "@room.night(hero talk) {Hero} didn't scream. “What if you push from your side?” {he} asked. Silence. “I've never tried,” whispered the voice. “I thought there would be something worse outside.” “It's only me,” said {hero}. “Push.”",
      "@room.night(hero stand) The chair slid across the floor. Cold came out, and the smell of old dust, and then a hand: {his} own hand, with {his} own bitten nails. {Hero} took hold of it. It was as cold as a spoon. {He} pulled.",
      "@room.night(hero sit) For a moment two of them sat on the carpet and looked at each other. Then there was only one, who remembered both: the nights of being afraid in front of that door, and the nights of being alone behind it. In the telephone there was only the dialling tone.",
      "@room(hero talk) The phone is silent at night now. Behind the door there is a broom, and an ironing board. But when somebody calls by mistake, {hero} never hangs up at once. {He} asks, just to be sure: “Are you all right?”",
    ],
  }),
  story({
    says: [
      /\b(?:letters?|postcards?|parcel|package)\b/i,
      kin("dead", LOVED),
      /\b(?:dead|died|late|widow\w*|lost at sea|drowned|buried|funeral|passed away)\b/i,
      /\b(?:posted|postmark\w*|stamped|dated|yesterday|last week|after (?:his|her) death|arriv\w+|receiv\w+|g[eo]ts?)\b/i,
    ],
    unless: /\b(?:text|phone|e-?mail|marathon|mile)\b/i,
    of: "people",
    after: [
      "@room(hero read) It was the handwriting. Nobody else made a g like that, with a tail like a fish hook. {Hero} turned the envelope over, and back again. The stamp was new, and the postmark was so fresh that it came off on {his} thumb. Inside there was a single sheet. “Don't be angry,” it began. “I have so much to explain to you.”",
      "@shop(hero talk) {Hero} did what nobody in the street had ever seen {him} do: {he} ran. “Where was this posted?” {he} asked at the counter of the post office. The postmistress put on her glasses. “In the box on the harbour road,” she said. “But nobody lives out there. There's only the old boathouse.”",
      "+ @room(hero read) At home {hero} put the letter next to the photograph. It spoke of the leaking tap, and of the pear tree, and it said, “Forgive me for the morning when I left without a word.” Nobody but the two of them had known how they had parted, that last time. {Hero} had never told a soul how much it hurt.",
      "@harbour.dawn(hero walk) Before it got light {hero} walked out along the harbour road, with the letter inside {his} coat. There was a lamp in the boathouse. {Hero} stood in front of the door for as long as it takes to say a name, and then {he} knocked.",
    ],
    end: [
      "@harbour.dawn(hero talk) It was not {dead}. An old fisherman opened, with eyes as red as his lamp. On the table lay a tin box with a rope around it. “It came up in my net on Sunday,” he said. “A box, full of letters, dry as a biscuit, and all to the same address. So I bought stamps. I couldn't just throw them back, could I?”",
      "@harbour(hero read) There were thirty of them, one for every week that {dead} had been away from home. “I never dare to send this,” said the first one. {Hero} sat down on an upturned bucket and read them all, while the fisherman mended his nets.",
      "@harbour(hero read) In the last one there was an answer to the question that had kept {hero} awake for so long. “I did wake you, that morning,” it said. “You were asleep again before I had said it. So I'll say it here: I love you, I'm a fool, and I'm coming home.” {Hero} folded it as small as it would go.",
      "@harbour.dusk(hero stand) That evening {hero} wrote back, four pages, about the tap and the pears and everything. Then {he} walked out to the end of the pier. The tin box took the letter, and the sea took the box. There was no stamp on it. It didn't need one.",
    ],
  }),
  story({
    says: [
      /\b(?:calls?|called|phones?|phoned|telephone|rings?|rang|phone box|switchboard|line)\b/i,
      /\b(?:boy|girl|child|woman|voice|someone|somebody|man|caller)\b/i,
      /\b(?:cut off|disconnected|(?:in|since|from|of) (?:19\d\d|the (?:fifties|sixties|seventies|eighties|nineties))|what year|years? ago|every year|decades?|out of order|no longer exist\w*)\b/i,
      /\b(?:help|locked|trapped|basement|cellar|lost|asks?|asked|rings?|rang|scared|afraid|answer\w*|picked up|picks up)\b/i,
    ],
    may: [role("caller", "boy|girl|child|woman")],
    of: "adults",
    after: [
      "@study(hero talk) {Hero} held the receiver with both hands. There was a crackle on the line, like rain on a tin roof, and behind it a radio was playing a song that nobody had played for fifty years. “Where are you?” asked {hero}. “Can you see a window?” “It's dark,” said the voice. “I can see a furnace. And a green door. Please hurry.”",
      "@station.night(hero walk) {Hero} wrote it all on the back of {his} hand: furnace, green door, a sound of trains. When {he} asked the telephone company, a clerk laughed at {him}. “That line? We pulled out the cable before you were born.” {Hero} walked the whole length of it that night. Behind the old station it ended in the grass, in a curl of rust.",
      "+ @study(hero talk) But the phone rang again the next evening, and the next. {Hero} never let it ring twice. They talked about football and about soup, so that the dark would not be so big. “You've got a nice voice,” the caller said once. “You sound as if you're from far away.” “A bit,” said {hero}.",
      "@library(hero read) In the library {hero} found it at last, in a newspaper as brown as tea: missing after the big storm, and never seen again. There was a photograph of the house. It had stood by the railway. Down in its cellar there must once have been a green door.",
    ],
    end: [
      "@study.night(hero talk) “Listen to me,” said {hero} that evening, with the old building plan across {his} knees. “Behind the furnace there's a coal chute. They bricked it up, but for you it's still open. Climb, and then run to the station.” “Will you stay on the line?” “Until the end,” said {hero}.",
      "@study.night(hero sit) {Hero} heard iron scrape, and coughing. Then wind. Then feet in wet grass, running. And then not even the rain. {Hero} stayed on the line until it was morning.",
      "@study.dawn(hero read) When {he} unfolded the old newspaper again, the print had changed. “Found alive,” it said now. “Saved by a call from a stranger.” There was a knock at the door, and outside stood somebody with white hair and a walking stick, who looked at {him} for a long time.",
      "@room(hero eat) “I'd know that voice anywhere,” said the visitor. “Fifty years I've been waiting until you were old enough to be thanked.” They had soup. The phone hangs on the wall to this day, with no wire to it, and it has never rung again. {Hero} dusts it on Sundays.",
    ],
  }),
];
