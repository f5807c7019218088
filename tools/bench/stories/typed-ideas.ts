/** Ideas as people type them: lower case, no full stop, "a story about", pets with names, "I", things that act. */
export const typedIdeas: Readonly<Record<string, string>> = {
  german: `
eine geschichte über einen kleinen igel, der das meer sehen will | Igel | hedgehog |  |  | Meer
Mia und ihr Opa reparieren auf dem Dachboden ein altes Radio, um die Stimme von Oma zu hören. | Mia | girl | Opa | Dachboden | Stimme von Oma
Meine Katze Minka hat Angst vor dem Staubsauger | Minka | cat
Eine lustige Geschichte von einem Pinguin, der in Berlin Taxi fahren möchte | Pinguin | penguin |  | Berlin
Die Zwillinge Max und Moritz bauen ein Floß, damit sie zur Insel kommen. | Max | boy | Moritz
`,
  french: `
une histoire sur un petit hérisson qui veut voir la mer | hérisson | hedgehog |  |  | voir la mer
Manon et son papi réparent une vieille radio au grenier pour entendre la voix de mamie. | Manon | girl | papi | grenier | la voix de mamie
Ma chatte Minette a peur de l'aspirateur | Minette | cat
La boulangère Madame Petit fait du pain pour la lune chaque nuit. À la fin, la lune lui offre un cadeau. | Petit | cook
`,
  spanish: `
un cuento sobre un erizo pequeño que quiere ver el mar | erizo | hedgehog |  |  | ver el mar
Mi gata Canela le tiene miedo a la aspiradora | Canela | cat
La panadera doña Rosa hornea pan para la luna todas las noches. Al final la luna le hace un regalo. | Rosa | cook
Los gemelos Leo y Bruno construyen una balsa para llegar a la isla. | Leo | boy | Bruno
`,
  italian: `
una storia su un piccolo riccio che vuole vedere il mare | riccio | hedgehog |  |  | vedere il mare
La mia gatta Mina ha paura dell'aspirapolvere | Mina | cat
Un vecchio lampione vorrebbe fare amicizia con il gatto del vicolo. | lampione | cat,lamp
`,
  portuguese: `
uma história sobre um ouriço pequeno que quer ver o mar | ouriço | hedgehog |  |  | ver o mar
Minha gata Mel tem medo do aspirador | Mel | cat
Davi e a irmã procuram na chuva o guarda-chuva que esqueceram no ônibus. | Davi | boy | irmã
`,
  russian: `
сказка про маленького ёжика который хотел увидеть море | ёжик | hedgehog
Катя и её дедушка чинят старый радиоприёмник на даче, чтобы услышать голос бабушки. | Катя | girl | дедушка | даче
мой кот Барсик боится пылесоса | Барсик | cat
Смешная история о пингвине, который устроился работать таксистом в Москве | пингвин | penguin |  | Москве
`,
  hindi: `
एक कहानी एक ऊँट के बारे में जो शहर में टैक्सी चलाना चाहता है | ऊँट | camel |  | शहर | टैक्सी चलाना
मेरी बिल्ली किटी को बारिश से डर लगता है | किटी | cat
नेहा और उसका दोस्त इमरान स्कूल की छत पर सब्ज़ियाँ उगाते हैं लेकिन बंदर सब खा जाते हैं | नेहा | girl | इमरान
`,
  bengali: `
একটা উট নিয়ে মজার গল্প যে শহরে ট্যাক্সি চালাতে চায় | উট | camel |  | শহরে
আমার বিড়াল মিনি বৃষ্টিকে ভয় পায় | মিনি | cat
মিতু আর তার বন্ধু ইমরান স্কুলের ছাদে সবজি চাষ করে | মিতু | girl | ইমরান
`,
  arabic: `
قصة مضحكة عن جمل يريد أن يقود سيارة أجرة في المدينة | الجمل | camel
قطتي مشمش تخاف من المكنسة الكهربائية | مشمش | cat
سامي وجدته يبحثان عن نظارة ضائعة في سوق القرية. | سامي | boy | جدته
`,
  japanese: `
東京でタクシーの運転手になりたいペンギンの笑える話 | ペンギン | penguin |  | 東京
うちの猫のミケは掃除機がこわい | ミケ | cat
にんじんがきらいなうさぎのお話 | うさぎ | rabbit
`,
  chinese: `
一个搞笑的故事，一只企鹅想在上海开出租车 | 企鹅 | penguin |  | 上海 | 开出租车
我家的猫咪豆豆害怕吸尘器 | 豆豆 | cat
欣怡想自己给妈妈做生日蛋糕，可是停电了。 | 欣怡 | girl,woman
小美和好朋友大壮在学校屋顶上种南瓜，但是乌鸦把南瓜都吃了 | 小美 | girl | 大壮
`,
  korean: `
서울에서 택시 운전을 하고 싶은 펭귄의 웃긴 이야기 | 펭귄 | penguin |  | 서울
우체부 영수 아저씨가 편지 한 통을 전하려고 눈 덮인 산을 넘는다. | 영수 | man,boy
태호와 누나는 비 오는 날 버스에 두고 내린 우산을 찾으러 간다. | 태호 | boy | 누나
`,
};
